import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/club/challenges.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { openChallengeClubs } from '../../../test/support/challenge-club.ts'
import type { TestUser } from '../../../test/support/factories.ts'

let club: Awaited<ReturnType<typeof openChallengeClubs>>
let rower: TestUser
let id: number
beforeAll(async () => {
  club = await openChallengeClubs()
  rower = (await club.athletes()).anna
  id = (await club.create()).id
  await club.enter(id, [rower], { name: 'Bow side' })
})
afterAll(() => club.app.close())

const certificate = (person: Pick<TestUser, 'token'>, language = 'en') =>
  club.app.send(contract.challengeCertificate, { params: { id } }, { ...club.as(person), language })
const readBack = async (bytes: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s/g, '')
}

/** The lines of the only page, and how far the middle of each is from the middle of the page. */
async function linesOf(bytes: Buffer): Promise<{ text: string; beside: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  expect(document.numPages).toBe(1)
  const page = await document.getPage(1)
  const [, , pageWidth = 0] = page.view
  const { items } = await page.getTextContent()
  const written = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
  const byHeight = Map.groupBy(written, ({ transform }) => Math.round(Number(transform[5])))
  return [...byHeight.values()].map((line) => {
    const left = Math.min(...line.map(({ transform }) => Number(transform[4])))
    const right = Math.max(...line.map(({ transform, width }) => Number(transform[4]) + width))
    return { text: line.map(({ str }) => str).join(''), beside: (left + right - pageWidth) / 2 }
  })
}

test('is there once a challenge is over, for those in a team', async () => {
  expect((await certificate(rower)).status).toBe(404)
  await club.app.rows(
    `update challenges set first_day = '2020-03-01', last_day = '2020-03-31' where id = $1`,
    [id],
  )
  expect((await certificate(club.manager)).status).toBe(404)
  const reply = await certificate(rower)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(await readBack(reply.bytes)).toContain('Bowside')
})

test('names the team, its club and the challenge, all in the middle of one page', async () => {
  const lines = await linesOf((await certificate(rower)).bytes)
  for (const name of ['Certificate', 'Bow side', 'Lake RC', 'Winter kilometres'])
    expect(lines.map(({ text }) => text)).toContain(name)
  for (const { text, beside } of lines) expect(Math.abs(beside), text).toBeLessThan(2)
})

const WORDS = { en: 'Certificate', de: 'Urkunde', fr: 'Diplôme', 'zh-cn': '证书' }
test.each(LANGUAGES)('is written in %s', async (language) => {
  const { bytes } = await certificate(rower, language)
  expect(await readBack(bytes)).toContain(WORDS[language])
})
