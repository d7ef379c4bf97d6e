// Any bytes as the file of a collection: all verbs come to an end, change nothing beside it, and errors help.
// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <set>

#include "api/collections.hpp"
#include "checks.hpp"

namespace {

namespace fs = std::filesystem;
using namespace decant;

/// A folder in memory with the collection and a file that is nobody's business, gone in the end.
class Place {
  public:
    Place() {
        const fs::path memory = "/dev/shm";
        folder_ = (fs::is_directory(memory) ? memory : fs::temp_directory_path()) /
                  ("decant-fuzz-" + std::to_string(::getpid()));
        clear();
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() { fs::remove_all(folder_); }

    [[nodiscard]] std::string file() const { return folder_ / "levels.db"; }

    void clear() const {
        fs::remove_all(folder_);
        fs::create_directory(folder_);
        std::ofstream(folder_ / "other") << "mine";
    }

    void check() const {
        const std::set<std::string> known = {"levels.db", "levels.db-journal", "levels.db-wal",
                                             "levels.db-shm", "other"};
        for (const auto& entry : fs::directory_iterator(folder_))
            fuzz::require(known.contains(entry.path().filename()), "no other file appears",
                          entry.path().string());
        std::string text;
        std::ifstream(folder_ / "other") >> text;
        fuzz::require(text == "mine", "other files stay as they are");
    }

  private:
    fs::path folder_;
};

/// The bytes of a sound collection of a few levels.
std::string sound_collection(const Place& place) {
    {
        auto collection = api::Collection::open(place.file(), api::Access::create);
        for (const char* code : {"water2:AB/BA/-", "ball2:AB/BA/-", "water4:ABAB/BABA/-"}) {
            const auto level = api::load(code, {});
            const store::NewLevel added{&level->puzzle(), {"a source", 1, "a label"}};
            fuzz::require(collection->add({&added, 1}).ok(), "a level can be added");
        }
        const auto measured = store::annotate(
            *collection, [](const puzzles::Puzzle& puzzle) { return api::measure(puzzle, {}); }, {});
        fuzz::require(measured.ok(), "levels can be measured");
    }
    std::ifstream file(place.file(), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The input itself, or, when its first byte is 0, a sound collection with patches: two bytes say where, one
/// how many bytes follow that replace those there.
std::string file_of(std::string_view input, const std::string& sound) {
    if (!input.starts_with('\0')) return std::string(input);
    std::string file = sound;
    input.remove_prefix(1);
    while (input.size() > 3) {
        const auto byte = [&](std::size_t place) -> std::size_t {
            return static_cast<unsigned char>(input[place]);
        };
        const std::size_t at = (byte(0) << 8U | byte(1)) % file.size();
        const std::size_t size = std::min({byte(2), input.size() - 3, file.size() - at});
        file.replace(at, size, input.substr(3, size));
        input.remove_prefix(3 + size);
    }
    return file;
}

bool is_fine(const store::Fault& fault) {
    fuzz::require(!fault.diagnostic.problem.empty() && !fault.diagnostic.remedy.empty(), "an error helps",
                  fault.diagnostic.problem);
    return false;
}

bool reads(api::Collection& collection, const api::Query& query) {
    store::Exporter lines(api::ExportFormat::json_lines, {});
    store::Exporter table(api::ExportFormat::csv, {"length", "status"});
    const auto read = collection.each(query, [&](const api::Record& record) {
        const std::string line = lines.row(record);
        fuzz::require(fuzz::is_plain(line.substr(0, line.size() - 1)), "JSON is one visible line", line);
        return !table.row(record).empty();
    });
    return read || is_fine(read.error());
}

/// Each verb in turn; after a fault only `verify`, which is to find it.
void use(api::Collection& collection) {
    api::Query filtered;
    filtered.where = *store::parse_filter("length > 0 and not (name = \"x\" or dead_share < 0.5)");
    api::Query sorted;
    sorted.sort = "name";
    sorted.descending = true;
    const auto works = [&] {
        if (const auto refusal = collection.refuse(filtered)) is_fine(*refusal);
        if (!reads(collection, {}) || !reads(collection, sorted)) return;
        if (const auto names = collection.value_names(); !names)
            return static_cast<void>(is_fine(names.error()));
        reads(collection, filtered);
        store::AnnotateOptions options;
        options.version = 1000;
        options.query.limit = 2;
        const auto annotated = store::annotate(
            collection,
            [](const puzzles::Puzzle& puzzle) {
                return api::measure(puzzle, {.nodes = 100, .states = 50, .games = 2, .memory = 1 << 20});
            },
            options);
        if (!annotated) is_fine(annotated.error());
    };
    works();
    const auto verdict = collection.verify([](std::int64_t) { return true; });
    if (!verdict) is_fine(verdict.error());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Place place;
    static const std::string sound = sound_collection(place);
    place.clear();
    std::ofstream(place.file(), std::ios::binary) << file_of(fuzz::view_of(data, size), sound);
    for (const auto access : {api::Access::reading, api::Access::existing, api::Access::create}) {
        auto collection = api::Collection::open(place.file(), access);
        if (!collection) {
            is_fine(collection.error());
            continue;
        }
        try {
            use(*collection);
        } catch (const std::bad_alloc&) {
            // SQLite takes some damaged lengths of records for more than there is memory, and refuses.
        }
    }
    place.check();
    return 0;
}
