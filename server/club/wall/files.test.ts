import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as wall from '#contract/club/wall.ts'
import { nextName, openWallClub, type WallClub } from '../../../test/support/wall-club.ts'

let club: WallClub
beforeAll(async () => {
  club = await openWallClub()
})
afterAll(() => club.app.close())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

const picture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
const sendFile = (name: string, bytes: Uint8Array) =>
  club.app.send(
    wall.postFile,
    { upload: { client_id: nextName() }, file: { name, bytes } },
    club.as(club.anna),
  )
const sendPhoto = (name: string, bytes: Uint8Array, alt = 'The new boat') =>
  club.app.send(
    wall.postPhoto,
    { upload: { client_id: nextName(), alt }, file: { name, bytes } },
    club.as(club.anna),
  )
const idIn = (json: unknown) => (json as { data: { id: number } }).data.id

describe('photographs', () => {
  test('are kept as pixels, without where they were taken', async () => {
    const bytes = await sharp({
      create: { width: 40, height: 20, channels: 3, background: 'red' },
    })
      .withExif({ IFD3: { GPSLatitude: '52/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const id = idIn((await sendPhoto('boat.jpg', bytes)).json)
    const answer = await club.app.send(wall.wallPhoto, { params: { id } }, club.as(club.coach))
    expect(answer.headers.get('content-type')).toContain('image/webp')
    expect((await sharp(answer.bytes).metadata()).exif).toBe(undefined)
    expect(await club.post(club.coach, id)).toMatchObject({ kind: 'photo', alt: 'The new boat' })
    await club.app.ask(wall.deletePost, { params: { id } }, club.as(club.anna))
    const gone = await club.app.refused(wall.wallPhoto, { params: { id } }, club.as(club.coach))
    expect(gone.code).toBe('not_found')
  })

  test.each([
    ['a page', 'boat.png', HTML],
    ['a drawing that is a program', 'boat.svg', SVG],
    ['a PDF', 'boat.png', PDF],
  ])('are refused when they are %s', async (_, name, bytes) => {
    expect((await sendPhoto(name, bytes)).status).toBe(415)
  })

  test('are refused without what they show', async () => {
    expect((await sendPhoto('boat.png', await picture(), '')).status).toBe(400)
  })
})

describe('files', () => {
  test('are downloads of a type from the list', async () => {
    const id = idIn((await sendFile('Plan für März.pdf', PDF)).json)
    expect(await club.post(club.coach, id)).toMatchObject({
      kind: 'file',
      file: { name: 'Plan für März.pdf', size: PDF.length },
    })
    const answer = await club.app.send(wall.wallFile, { params: { id } }, club.as(club.coach))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.bytes.equals(PDF)).toBe(true)
    const refused = await club.app.refused(
      wall.wallFile,
      { params: { id } },
      club.as(club.outsider),
    )
    expect(refused.status).toBe(403)
  })

  test.each([
    ['a page by name', 'plan.html', HTML],
    ['a page that is called a PDF', 'plan.pdf', HTML],
    ['a drawing', 'plan.svg', SVG],
    ['a PDF that is called a page', 'plan.html', PDF],
    ['a PDF that is called a table', 'plan.xlsx', PDF],
    ['a program', 'plan.exe', Buffer.from('MZ')],
    ['nothing', 'plan.pdf', Buffer.from('')],
  ])('are refused when they are %s', async (_, name, bytes) => {
    expect((await sendFile(name, bytes)).status).toBe(415)
  })

  test('are refused beyond ten megabytes', async () => {
    const bytes = Buffer.alloc(11 * 1024 * 1024)
    PDF.copy(bytes)
    expect((await sendFile('long.pdf', bytes)).status).toBe(413)
  })
})

test('refuses a file of one kind when it is asked for as the other', async () => {
  const { app, as, anna } = club
  const file = idIn((await sendFile('plan.pdf', PDF)).json)
  const photo = idIn((await sendPhoto('boat.png', await picture())).json)
  for (const [endpoint, id] of [
    [wall.wallPhoto, file],
    [wall.wallFile, photo],
  ] as const)
    expect((await app.refused(endpoint, { params: { id } }, as(anna))).code).toBe('not_found')
})

test('refuses who may not write at a place before it looks at their file', async () => {
  const { app, as, anna, draft_id: session_id } = club
  const file = { name: 'plan.html', bytes: HTML }
  const sent = await Promise.all([
    app.send(wall.postFile, { upload: { client_id: nextName(), session_id }, file }, as(anna)),
    app.send(
      wall.postPhoto,
      { upload: { client_id: nextName(), session_id, alt: 'The plan' }, file },
      as(anna),
    ),
  ])
  expect(sent.map(({ status }) => status)).toEqual([404, 404])
})

test('a result is shown to who sees the results of its session, without values to others', async () => {
  const { app, as, anna, ben, coach, session_id } = club
  const show = () => club.writing('My best one', { result_of: session_id })
  const refused = await app.refused(wall.writePost, show(), as(anna))
  expect(refused.code).toBe('unknown_reference')
  await app.rows(
    `with done as (insert into results (club_id, session_id, user_id, sport_id)
        values ($1, $2, $3, 1) returning id)
      insert into scores (club_id, result_id, piece, part, time, distance)
      select $1, id, 1, 'piece', 432.1, 2000 from done`,
    [club.club, session_id, anna.id],
  )
  const { data } = await app.ask(wall.ownResults, {}, as(anna))
  expect(data.map(({ id }) => id)).toEqual([session_id])
  expect((await app.refused(wall.writePost, show(), as(ben))).code).toBe('unknown_reference')
  const post = await app.ask(wall.writePost, show(), as(anna))
  const seen = async (by: typeof anna) => (await club.post(by, post.data.id)).result
  const pieces = [{ time: 432.1, distance: 2000 }]
  expect(await seen(ben)).toMatchObject({ session: { id: session_id }, pieces })
  await app.rows('update sessions set restricted_view = true where id = $1', [session_id])
  expect(await seen(ben)).toMatchObject({ session: { id: session_id }, pieces: null })
  expect(await seen(coach)).toMatchObject({ pieces })
  await app.rows('update sessions set published_at = null where id = $1', [session_id])
  expect(await seen(ben)).toEqual({ session: null, pieces: null })
})
