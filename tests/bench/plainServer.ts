// The baseline for the API's page: plain node:http that runs the page's query in the same way and sends its rows as JSON, without session or GraphQL.
import { createServer } from 'node:http';
import { openDatabase } from '#server/database/openDatabase.ts';
import { openLibrary } from '#server/library/openLibrary.ts';
import { defaultPageSize } from '#server/list/pageArguments.ts';
import { DocumentList } from '#server/list/documentList.ts';
import { everything } from '#server/list/keyset.ts';
import { ListRows } from '#server/list/listRows.ts';
import { defaultOrder } from '#server/list/order.ts';
import { features } from '#server/features.ts';

const { DATABASE_URL: url, DATA_DIR: folder = '', OWNER_ID: libraryId = '', PORT: port } = process.env;

const database = await openDatabase(url === undefined ? { folder } : { url });
const library = openLibrary({ features, database, clock: { now: () => new Date() } }, { libraryId });
const list = new DocumentList(library, { trashed: false, search: null, content: null }, defaultOrder);
const rows = new ListRows(list);

const server = createServer((_request, response) => {
  // One row more than the page has, as in the API, which tells from it whether there is a next page.
  rows.read(everything, 'forward', defaultPageSize + 1).then(
    (page) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(page)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(port), '127.0.0.1');

process.once('SIGTERM', () => {
  server.close(() => void database.close());
  server.closeAllConnections();
});
