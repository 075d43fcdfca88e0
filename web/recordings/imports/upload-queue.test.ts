import { expect, test } from 'vitest'
import type { WaitingFile } from './kept-files.ts'
import { isImportOf, uploadQueue, type UploadStep } from './upload-queue.ts'

const kept = (key: string, club = 1): WaitingFile => ({
  key,
  person: 7,
  club,
  target: {},
  file: new File(['x'], `${key}.fit`),
  upload_id: null,
  kept_at: 0,
})

const letOthersGoOn = () => new Promise((resolve) => setImmediate(resolve))

/** What the tabs of one browser share, and how to open a tab. */
function browser({ keeps = true } = {}) {
  const files = new Map<string, WaitingFile>()
  const sent: string[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const tab = ({ club = 1, arrives = true } = {}) =>
    uploadQueue({
      store: {
        keep: async (file) => keeps && files.set(file.key, file).has(file.key),
        find: async (key) => files.get(key),
        forget: async (key) => files.delete(key),
      },
      alone: async (work) => {
        const mine = turn.then(work)
        turn = mine
        await mine
      },
      isCurrent: (file) => file.club === club,
      send: async ({ key }, move) => {
        sent.push(key)
        await letOthersGoOn()
        if (arrives) files.delete(key)
        move(
          arrives
            ? { at: 'received', importId: sent.length, duplicate: false }
            : { at: 'refused', message: 'Signed out' },
        )
        return arrives
      },
      onElsewhere: () => undefined,
    })
  /** Resolves once nothing is being sent, and nothing is waiting for its turn. */
  const settled = async () => {
    let seen: Promise<unknown>
    do {
      seen = turn
      await seen
      await letOthersGoOn()
    } while (seen !== turn)
  }
  return { tab, files, sent, settled }
}

const stepsOf = ({ list }: ReturnType<typeof uploadQueue>) =>
  list.get().map(({ key, step }): [string, UploadStep['at']] => [key, step.at])

test('a screen that is left and opened again does not send a file twice', async () => {
  const { tab, files, sent, settled } = browser()
  const uploads = tab()
  uploads.add([kept('one'), kept('two')])
  await Promise.resolve()
  uploads.goOn([...files.values()])
  await settled()
  expect(sent).toEqual(['one', 'two'])
  expect(stepsOf(uploads)).toEqual([
    ['two', 'received'],
    ['one', 'received'],
  ])
  uploads.forgetReceived()
  expect(stepsOf(uploads)).toEqual([])
})

test('nor does a second tab, which only lists what it sends itself', async () => {
  const { tab, files, sent, settled } = browser()
  const [first, second] = [tab(), tab()]
  first.add([kept('one'), kept('two')])
  await Promise.resolve()
  second.goOn([...files.values()])
  await settled()
  expect(sent.toSorted()).toEqual(['one', 'two'])
  expect([...stepsOf(first), ...stepsOf(second)].map(([key]) => key).toSorted()).toEqual([
    'one',
    'two',
  ])
})

test('a browser that keeps nothing sends all the same', async () => {
  const { tab, sent, settled } = browser({ keeps: false })
  tab().add([kept('one')])
  await settled()
  expect(sent).toEqual(['one'])
})

test('a file of another club waits until one is there again', async () => {
  const { tab, files, sent, settled } = browser()
  const uploads = tab({ club: 2 })
  uploads.add([kept('one', 1), kept('two', 2)])
  await settled()
  expect(sent).toEqual(['two'])
  expect([...files.keys()]).toEqual(['one'])
})

test('one that stayed kept is sent when it comes up again, and shown once', async () => {
  const { tab, files, sent, settled } = browser()
  const uploads = tab({ arrives: false })
  uploads.add([kept('one')])
  await settled()
  uploads.goOn([...files.values()])
  await settled()
  expect(sent).toEqual(['one', 'one'])
  expect(stepsOf(uploads)).toEqual([['one', 'refused']])
})

test('knows its file in the list by name and size, and by its number once that is known', () => {
  const upload = (step: UploadStep) => ({ key: 'a', name: 'long.csv', size: 9, step })
  const listed = (id: number, name: string, size = 9) => ({ id, file: { name, size } })
  const sending = upload({ at: 'sending', share: 0.5 })
  expect(isImportOf(sending, listed(1, 'long.csv'))).toBe(true)
  expect(isImportOf(sending, listed(1, 'long.csv', 8))).toBe(false)
  expect(isImportOf(sending, listed(1, 'short.csv'))).toBe(false)
  const received = upload({ at: 'received', importId: 1, duplicate: true })
  expect(isImportOf(received, listed(1, 'of a watch.csv'))).toBe(true)
  expect(isImportOf(received, listed(2, 'long.csv'))).toBe(false)
  expect(isImportOf(upload({ at: 'refused', message: 'No' }), listed(1, 'long.csv'))).toBe(false)
})
