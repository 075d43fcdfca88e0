import { expect, test } from 'vitest'
import { runServer } from '../../support/run-server.ts'

test.each([
  [[], /^Usage: npm run backup/],
  [['--verify'], /^Usage: npm run backup/],
  [['--verfy', 'a.gz'], /^Usage: npm run backup/],
  [['--verify', 'no-such.gz'], /^There is no backup no-such\.gz\.\n$/],
])(
  'npm run backup -- %j says what is wrong',
  async (args, sentence) => {
    const { status, said } = await runServer('backup/backup.ts', args, { DATA_DIR: 'none' })
    expect(status).toBe(1)
    expect(said).toMatch(sentence)
  },
  120_000,
)
