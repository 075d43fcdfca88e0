// A process of its own that uses the embedded database of a folder: prints what it sees, then
// commits rows until it is killed.
import { Client } from 'pg'
import { startEmbedded } from '../../../server/db/embedded.ts'

const [dataDir = '', task] = process.argv.slice(2)
const { ownerUrl, adopted } = await startEmbedded({ dataDir, fast: task !== 'commit' })
console.log(JSON.stringify({ ownerUrl, adopted }))

if (task === 'commit') {
  const client = new Client(ownerUrl)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('drop table if exists kept')
  await client.query('create table kept (n int)')
  for (let n = 1; ; n++) {
    await client.query('insert into kept values ($1)', [n])
    console.log(n)
  }
}
setInterval(() => undefined, 60_000)
