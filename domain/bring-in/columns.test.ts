import { describe, expect, test } from 'vitest'
import { FIELDS } from '../rules/member-sheet.ts'
import { csvRows, sheetOf, textRows } from '../sheets/sheet.ts'
import { cellsByField, memberColumns, rememberedFields } from './columns.ts'

const sheetIn = (...lines: string[]) => {
  const sheet = sheetOf(textRows(lines.join('\n')), 'member')
  if (typeof sheet === 'string') throw new Error(sheet)
  return sheet
}

describe('the columns of a list', () => {
  test.each([
    [
      'Name;Vorname;Geb.;E-Mail;Gruppe;Mobil;Spind',
      ['last_name', 'first_name', 'date_of_birth', 'email', 'squad', 'phone', null],
    ],
    ['First name,Last name,Email', ['first_name', 'last_name', 'email']],
    ['Prénom;Nom;Né(e) le;Courriel', ['first_name', 'last_name', 'date_of_birth', 'email']],
    ['姓名,出生日期,手机', ['full_name', 'date_of_birth', 'phone']],
  ])('are matched by their words: %s', (head, fields) => {
    expect(memberColumns(sheetIn(head, 'a;b', 'a,b'), [])).toEqual({
      fields,
      as: { kind: 'words' },
    })
  })

  test.each([
    [
      'ClubDesk',
      'Nachname;Vorname;Telefon Privat;Telefon Mobil;[Gruppen]',
      ['last_name', 'first_name', null, 'phone', 'squad'],
    ],
    [
      'easyVerein',
      'Vorname;Nachname;Login E-Mail oder Benutzername (einmalig)',
      ['first_name', 'last_name', 'email'],
    ],
    [
      'TeamSnap',
      'First Name,Last Name,Birthdate,Team,Non-Player',
      ['first_name', 'last_name', 'date_of_birth', 'squad', null],
    ],
  ])('are matched as %s writes them', (system, head, fields) => {
    expect(memberColumns(sheetIn(head, 'a;b', 'a,b'), [])).toEqual({
      fields,
      as: { kind: 'preset', system },
    })
  })

  test('of one field are matched once, however often a heading stands there', () => {
    const { fields } = memberColumns(sheetIn('Email,Name,Email,Name', 'a@b.org,Ida,,'), [])
    expect(fields).toEqual(['email', 'full_name', null, null])
  })

  test('are matched as last time where the headings are the same, also in other letters', () => {
    const headings = ['Wer', 'Spind']
    const remembered = [{ headings, fields: ['full_name', null] }]
    const sheet = sheetIn('WER;  spind', 'Ida Jensen;12')
    expect(memberColumns(sheet, remembered)).toEqual({
      fields: ['full_name', null],
      as: { kind: 'remembered' },
    })
    expect(rememberedFields(FIELDS, ['Wer'], remembered)).toBeNull()
  })

  test('remember no field that is no longer known, and none twice', () => {
    const remembered = [{ headings: ['a', 'b', 'c'], fields: ['shoe_size', 'email', 'email'] }]
    expect(rememberedFields(FIELDS, ['A', 'B', 'C'], remembered)).toEqual([null, 'email', null])
  })

  test('hold the cells of a row, and nothing of those that are left out or empty', () => {
    expect(cellsByField(['Ida', '', '=HYPERLINK("x")'], ['first_name', 'email', null])).toEqual({
      first_name: 'Ida',
    })
    expect(cellsByField(['Ida'], ['first_name', 'email'])).toEqual({ first_name: 'Ida' })
  })

  test('are not read of a list that is too long, and empty rows are none', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `No,${at}`)
    const read = csvRows(Buffer.from(['First name,Last name', ...rows].join('\n')))
    expect(sheetOf(read?.rows ?? [], 'member')).toBe('tooManyRows')
    expect(sheetIn('First name,Last name', ',', 'Ida,Jensen', ',,,').rows).toHaveLength(1)
  })
})
