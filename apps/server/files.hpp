// The files of the page, from a folder.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "server/response.hpp"

namespace decant::server {

struct FileRequest {
    std::string_view path;
    std::string_view known;      ///< the ETag that the client has, which may be empty
    std::string_view encodings;  ///< that it takes, as in Accept-Encoding
};

/// The file that a path names below `root`: never one outside of it, none whose name or folder begins with a
/// point, and only of the kinds that pages are made of. A folder stands for its index.html, and
/// so does a path without an extension that names nothing: the page itself reads such addresses. Of a file
/// that lies there compressed as well (`x.js.br`, `x.js.gz`) the client gets the smallest that it takes. It
/// is read while it is sent, so that it takes little memory however large it is.
Response file_response(const std::string& root, const FileRequest& request);

}  // namespace decant::server
