import { expect, test } from 'vitest'
import { FIELDS, guessMapping } from '#domain/rules/member-sheet.ts'
import { isHeadingOf } from '#domain/sheets/headings.ts'
import { invitations as de } from '#texts/de/screens/invitations.ts'
import { server as serverDe } from '#texts/de/server.ts'
import { invitations as en } from '#texts/en/screens/invitations.ts'
import { server as serverEn } from '#texts/en/server.ts'
import { invitations as fr } from '#texts/fr/screens/invitations.ts'
import { server as serverFr } from '#texts/fr/server.ts'
import { invitations as zh } from '#texts/zh-cn/screens/invitations.ts'
import { server as serverZh } from '#texts/zh-cn/server.ts'

test.each([
  ['English', en],
  ['German', de],
  ['French', fr],
  ['Chinese', zh],
])('what fields are called in %s names them in a file', (_, { fields }) => {
  const parts = FIELDS.filter((field) => field !== 'full_name')
  const columns = parts.map((field) => fields[field])
  expect(guessMapping({ columns, rows: [] })).toEqual(
    Object.fromEntries(parts.map((field, at) => [field, at])),
  )
  expect(isHeadingOf('member', 'full_name', fields.full_name)).toBe(true)
})

test.each([
  ['English', serverEn],
  ['German', serverDe],
  ['French', serverFr],
  ['Chinese', serverZh],
])('a list of members exported in %s can be brought back', (_, { members }) => {
  const columns = Object.values(members.columns)
  const keys = Object.keys(members.columns)
  expect(guessMapping({ columns, rows: [] })).toEqual({
    full_name: keys.indexOf('name'),
    email: keys.indexOf('email'),
    guardian_email: keys.indexOf('guardian'),
    phone: keys.indexOf('phone'),
    squad: keys.indexOf('squads'),
    gender: keys.indexOf('gender'),
    date_of_birth: keys.indexOf('birthday'),
  })
})
