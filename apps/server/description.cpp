// Writes the OpenAPI document and the index page.
// SPDX-License-Identifier: MIT
#include "server/description.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/json.hpp"
#include "requests/shape.hpp"
#include "server/routes.hpp"

namespace decant::server {
namespace {

using json = base::Json;
using requests::Key;
using requests::Kind;
using requests::Question;
using requests::Shape;

struct Failing {
    const char* status;
    const char* when;
};
constexpr Failing failures[] = {
    {"400", "the request is not valid HTTP, or the body is not JSON or was cut short"},
    {"405", "the method is not one of this address"},
    {"408", "the request took too long to arrive"},
    {"411", "the body has no length"},
    {"413", "the body is too large"},
    {"415", "the body is not declared as application/json"},
    {"421", "the request is for a host name that the server does not answer to"},
    {"422", "a key, a value, a level or moves are wrong; or the answer would be too large"},
    {"500", "an internal error"},
    {"503", "no room now, or too long a wait for a turn; Retry-After says when to ask again"},
};

json schema_of(const Key& key) {
    json schema;
    switch (key.kind) {
        case Kind::text:
            schema = {{"type", "string"}};
            if (!key.words.empty()) schema["enum"] = key.words;
            break;
        case Kind::moves:
            schema["oneOf"] = json::array({{{"type", "string"}}, {{"type", "array"}}, {{"type", "object"}}});
            break;
        case Kind::whole:
            schema = {{"type", "integer"}, {"minimum", static_cast<std::uint64_t>(key.range.least)}};
            // The largest seed is the largest number of 64 bits, which few readers of JSON can hold.
            if (key.range.most <= 1e18) schema["maximum"] = static_cast<std::uint64_t>(key.range.most);
            break;
        case Kind::number:
            schema = {{"type", "number"}, {"minimum", key.range.least}, {"maximum", key.range.most}};
            break;
        case Kind::flag:
            schema = {{"type", "boolean"}};
            break;
    }
    schema["description"] = key.summary;
    return schema;
}

json reference_to(std::string_view type) { return {{"$ref", fmt::format("#/components/schemas/{}", type)}}; }

json schema_of(const Shape& shape);

json schema_of_either(const std::vector<Shape>& shapes) {
    json any = json::array();
    for (const Shape& shape : shapes) any.push_back(schema_of(shape));
    return {{"anyOf", std::move(any)}};
}

json schema_of_object(const std::vector<requests::Part>& parts) {
    json properties = json::object();
    json required = json::array();
    for (const requests::Part& part : parts) {
        json& schema = properties[part.name] = schema_of(part.shape);
        if (!part.summary.empty()) schema["description"] = part.summary;
        if (part.required) required.push_back(part.name);
    }
    json schema{{"type", "object"}, {"properties", std::move(properties)}};
    if (!required.empty()) schema["required"] = std::move(required);
    return schema;
}

json schema_of_constant(const json& value) {
    const char* type = value.is_string() ? "string" : value.is_boolean() ? "boolean" : "integer";
    return {{"type", type}, {"enum", json::array({value})}};
}

json schema_of(const Shape& shape) {
    switch (shape.kind) {
        case Shape::Kind::text:
            return {{"type", "string"}};
        case Shape::Kind::whole:
            return {{"type", "integer"}};
        case Shape::Kind::number:
            return {{"type", "number"}};
        case Shape::Kind::flag:
            return {{"type", "boolean"}};
        case Shape::Kind::constant:
            return schema_of_constant(json::parse(shape.name));
        case Shape::Kind::words:
            return {{"type", "string"}, {"enum", shape.words}};
        case Shape::Kind::type:
            return reference_to(shape.name);
        case Shape::Kind::list:
            return {{"type", "array"}, {"items", schema_of(shape.of.front())}};
        case Shape::Kind::pair:
            return {
                {"type", "array"}, {"items", schema_of(shape.of.front())}, {"minItems", 2}, {"maxItems", 2}};
        case Shape::Kind::map:
            return {{"type", "object"}, {"additionalProperties", schema_of(shape.of.front())}};
        case Shape::Kind::object:
            return schema_of_object(shape.parts);
        case Shape::Kind::nothing:
            return {{"type", "null"}};
        case Shape::Kind::either:
            break;
    }
    return schema_of_either(shape.of);
}

json body_of(Question question) {
    json properties = json::object();
    json required = json::array();
    for (const Key& key : requests::keys()) {
        if (!key.belongs_to(question)) continue;
        properties[std::string(key.name)] = schema_of(key);
        if (key.required) required.push_back(key.name);
    }
    json schema{{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
    if (!required.empty()) schema["required"] = required;
    return {{"required", true}, {"content", {{"application/json", {{"schema", schema}}}}}};
}

json content(std::string_view type, json schema) {
    return {{"content", {{std::string(type), {{"schema", std::move(schema)}}}}}};
}

json operation(const RouteEntry& entry) {
    json operation{{"operationId", entry.word}, {"summary", entry.summary}};
    json done = content(entry.question == Question::generate ? "application/x-ndjson" : "application/json",
                        entry.type.empty() ? json{{"type", "object"}} : reference_to(entry.type));
    if (entry.question == Question::solve) {
        done["content"]["text/event-stream"] = {{"schema", {{"type", "string"}}}};
        operation["parameters"] = json::array({{{"name", "stream"},
                                                {"in", "query"},
                                                {"description", "1: answer with server-sent events"},
                                                {"schema", {{"type", "string"}, {"enum", {"0", "1"}}}}}});
    }
    done["description"] = entry.answer;
    json responses{{"200", done}};
    if (entry.question) {
        operation["requestBody"] = body_of(*entry.question);
        for (const Failing& failing : failures) {
            json response = content("application/json", reference_to("Error"));
            response["description"] = failing.when;
            responses[failing.status] = response;
        }
    }
    operation["responses"] = responses;
    return operation;
}

json error_schema() {
    const json text{{"type", "string"}};
    const json number{{"type", "integer"}};
    return {
        {"type", "object"},
        {"required", {"error"}},
        {"properties",
         {{"error",
           {{"type", "object"},
            {"required", {"status", "code", "message"}},
            {"properties",
             {{"status", number},
              {"code", text},
              {"message", text},
              {"kind", text},
              {"remedy", text},
              {"ways",
               {{"type", "array"},
                {"items",
                 {{"type", "object"},
                  {"required", {"text", "keys"}},
                  {"properties",
                   {{"text", text},
                    {"keys", {{"type", "array"}, {"items", text}}},
                    {"options",
                     {{"type", "object"},
                      {"description",
                       "The options to ask with, where this way says all of it; null: leave the key out"},
                      {"additionalProperties",
                       {{"anyOf",
                         json::array({text, number, {{"type", "boolean"}}, {{"type", "null"}}})}}}}}}}}}}},
              {"key", text},
              {"line", number},
              {"column", number},
              {"readings", {{"type", "array"}, {"items", reference_to("OfferedReading")}}}}}}}}}};
}

json schemas() {
    json schemas{{"Error", error_schema()}};
    for (const requests::Type& type : requests::types()) {
        json& schema = schemas[type.name] = schema_of(type.shape);
        if (!type.summary.empty()) schema["description"] = type.summary;
    }
    return schemas;
}

std::string openapi(const Options& options) {
    json paths = json::object();
    for (const RouteEntry& entry : routes()) {
        const char* method = entry.question ? "post" : "get";
        paths[entry.path][method] = operation(entry);
    }
    const json document{
        {"openapi", "3.1.0"},
        {"info",
         {{"title", "decant"},
          {"version", options.version},
          {"description",
           "Shortest plans, hints, figures and levels for water sort, ball sort and DogBunny."}}},
        {"paths", paths},
        {"components", {{"schemas", schemas()}}}};
    return document.dump(2) + "\n";
}

std::string index_page(const Options& options) {
    std::string rows;
    for (const RouteEntry& entry : routes())
        rows +=
            fmt::format("<tr><td>{}<td><code>{}</code><td>{}\n", entry.method(), entry.path, entry.summary);
    return fmt::format(R"(<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>decant</title>
<style>
:root {{ color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }}
body {{ max-width: 46rem; margin: 2rem auto; padding: 0 1rem }}
td {{ padding: .2rem 1rem .2rem 0; vertical-align: top }} pre {{ overflow-x: auto }}
</style>
<h1>decant {}</h1>
<p>This server answers programs. Bodies and answers are JSON; <a href="/api/v1/openapi.json">the description</a>
has all keys.</p>
<table>
{}</table>
<pre>curl --json '{{"level":"water4:ABAB/BABA/-"}}' {}api/v1/solve</pre>
</html>
)",
                       options.version, rows, address_of(options));
}

}  // namespace

Description describe(const Options& options) { return {openapi(options), index_page(options)}; }

}  // namespace decant::server
