// npm run site: writes the manual and a first page in four languages to dist/site, as files that any
// web server can publish.
import { writeSite } from '../help/site/write.ts'

const folder = new URL('../dist/site/', import.meta.url)
const count = await writeSite(folder)
console.log(`${count} pages are in ${folder.pathname}`)
