import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeBackedUpClub } from '../../support/backed-up-club.ts'
import { randomFrom, type Random } from '../../support/random.ts'
import { StartError } from '../../../server/start-error.ts'
import { readBackup } from '../../../server/backup/read-backup.ts'
import { backupOf } from '../../../server/backup/backup-lines.ts'

/** npm run prove asks more of them, of other seeds. */
const TIMES = Number(process.env['DAMAGES'] ?? 100)
const SEED = Number(process.env['SEED'] ?? 1)
const PASSPHRASE = 'twelve oars in a row'
const CHUNK = 65_536

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await makeBackedUpClub(app)
})
afterAll(() => app.close())

const bytesOf = (passphrase: string | undefined): Promise<Buffer> =>
  buffer(
    backupOf({
      ownerUrl: app.database.ownerUrl,
      files: app.files,
      withFiles: true,
      passphrase,
      key: 'A'.repeat(43),
    }).content,
  )

const sourceOf = (bytes: Buffer, passphrase: string | undefined) => ({
  name: 'club.gz',
  open: async () =>
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, i) =>
        bytes.subarray(i * CHUNK, (i + 1) * CHUNK),
      ),
    ),
  passphrase,
})

/** What happens to files: bytes change, are missing, come twice or too many. */
const DAMAGES: ((bytes: Buffer, at: number, random: Random) => Buffer)[] = [
  (bytes, at, random) => {
    const changed = Buffer.from(bytes)
    changed[at] = (Number(changed[at]) + 1 + Math.floor(random() * 255)) % 256
    return changed
  },
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), Buffer.alloc(512), bytes.subarray(at)]),
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]),
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at) => Buffer.concat([bytes, bytes.subarray(at)]),
]

const SENTENCE = /^[A-Z][^\n]+\bclub\.gz\b[^\n]*\.$/

test.each([
  ['a backup', undefined, TIMES],
  // Each of them works the key out of the passphrase first.
  ['an encrypted backup', PASSPHRASE, TIMES / 5],
])(
  '%s that is damaged anywhere says so in one sentence',
  async (what, passphrase, times) => {
    const whole = await bytesOf(passphrase)
    await readBackup(sourceOf(whole, passphrase))
    const random = randomFrom(SEED)
    const unclear: unknown[] = []
    for (let n = 0; n < times; n++) {
      const at = Math.floor(random() * whole.length)
      const damaged = DAMAGES[n % DAMAGES.length]?.(whole, at, random) ?? whole
      const failure = await readBackup(sourceOf(damaged, passphrase)).then(
        () => 'read as if it were whole',
        (error: unknown) => error,
      )
      const isClear = failure instanceof StartError && SENTENCE.test(failure.message)
      if (!isClear) unclear.push({ damage: n % DAMAGES.length, at, failure })
    }
    expect(unclear).toEqual([])
    console.log(`${times} damages of ${what}: ${times - unclear.length} clear sentences`)
  },
  120_000,
)
