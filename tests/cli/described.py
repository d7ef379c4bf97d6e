"""Checks values against the server's description of its answers."""
# SPDX-License-Identifier: MIT

TYPES = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "array": list, "object": dict, "null": type(None)}


class Checker:
    """Checks values against schemas of OpenAPI 3.1, as far as the description uses them, and notes which it has met."""

    def __init__(self, document):
        self.types = document["components"]["schemas"]
        self.met = set()

    def faults(self, value, schema, path="answer"):
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            return self.faults(value, self.types[name], f"{path}:{name}")
        if "anyOf" in schema:
            each = [self.faults(value, one, path) for one in schema["anyOf"]]
            return min(each, key=len)
        kind = schema["type"]
        if not isinstance(value, TYPES[kind]) or isinstance(value, bool) != (kind == "boolean"):
            return [f"{path}: {value!r:.60} is no {kind}"]
        if "enum" in schema and value not in schema["enum"]:
            return [f"{path}: {value!r} is none of {schema['enum']}"]
        return self.faults_of_items(value, schema, path) + self.faults_of_keys(value, schema, path)

    def faults_of_items(self, value, schema, path):
        if schema["type"] != "array":
            return []
        wrong = not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value))
        return [f"{path}: {len(value)} items"] * wrong + [
            fault for at, item in enumerate(value) for fault in self.faults(item, schema["items"], f"{path}[{at}]")]

    def faults_of_keys(self, value, schema, path):
        if schema["type"] != "object":
            return []
        found = [f"{path}.{key} is missing" for key in schema.get("required", []) if key not in value]
        for key, part in value.items():
            known = schema.get("properties", {}).get(key, schema.get("additionalProperties"))
            if known is None:
                found.append(f"{path}.{key} is not described")
            else:
                self.met.add((id(schema), key))
                found += self.faults(part, known, f"{path}.{key}")
        return found

    def unmet(self):
        """Described keys that no value had."""
        def objects(schema, path):
            if schema.get("type") == "object":
                yield schema, path
            parts = list(schema.get("properties", {}).items())
            parts += [("[]", schema["items"])] if "items" in schema else []
            parts += [("", one) for one in schema.get("anyOf", [])]
            for key, part in parts:
                yield from objects(part, f"{path}.{key}")

        return [f"{path}.{key}" for name, schema in self.types.items() if name != "Error"
                for part, path in objects(schema, name) for key in part.get("properties", {})
                if (id(part), key) not in self.met]
