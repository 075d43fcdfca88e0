import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/people/settings.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeUser } from '../../../test/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('names and language are changed, without blanks around them', async () => {
  const me = await makeUser(app.db)
  const body = { first_name: '  Ida ', last_name: 'Jensen', preferred_language: 'de' as const }
  const { data } = await app.ask(contract.updateNames, { body }, me)
  expect(data).toMatchObject({
    first_name: 'Ida',
    full_name: 'Ida Jensen',
    preferred_language: 'de',
  })
  expect(
    await app.refused(contract.updateNames, { body: { ...body, last_name: ' ' } }, me),
  ).toMatchObject({ code: 'invalid' })
})

describe('a picture', () => {
  const photo = () =>
    sharp({ create: { width: 900, height: 400, channels: 3, background: '#357' } })
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '47/1 3/1 0/1' } })
      .jpeg()
      .toBuffer()

  test('becomes a square of pixels at an address nobody can guess', async () => {
    const club = await makeClub(app.db)
    const me = await makeMember(app.db, club)
    const sent = await app.send(
      contract.uploadPicture,
      { upload: {}, file: { bytes: await photo(), name: 'me.jpg' } },
      me,
    )
    expect(sent.status).toBe(200)
    const path = (sent.json as { data: { picture: string } }).data.picture
    expect(path).toMatch(/^\/api\/v2\/pictures\/[\w-]{24}$/)
    const answer = await app.call('GET', path)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { format, width, height, exif } = await sharp(answer.bytes).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      exif: undefined,
    })
    await app.ask(contract.removePicture, {}, me)
    expect((await app.call('GET', path)).status).toBe(404)
  })

  test.each([
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
      415,
    ],
    ['a text', 'hello', 415],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 422],
  ])('is not %s', async (_, content, status) => {
    const parts = { upload: {}, file: { bytes: Buffer.from(content), name: 'me.png' } }
    expect(await app.refused(contract.uploadPicture, parts, await makeUser(app.db))).toMatchObject({
      status,
    })
  })
})
