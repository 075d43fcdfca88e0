import { describe, expect, test } from 'vitest'
import { foundClub } from '#contract/people/clubs.ts'
import { register } from '#contract/people/account.ts'
import { addAbsence } from '#contract/planning/availability.ts'
import { adminAddOrder } from '#contract/platform/billing.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { fieldErrors } from '../../server/http/field-errors.ts'
import { checkOf } from '../../server/http/validation.ts'
import { errorText, fieldText } from '../../server/text/text.ts'
import { form as de } from '#texts/de/screens/form.ts'
import { form as en } from '#texts/en/screens/form.ts'
import { form as fr } from '#texts/fr/screens/form.ts'
import { form as zh } from '#texts/zh-cn/screens/form.ts'
import { faultsOf, tidied, type FaultWord } from './checks.ts'
import { FIELD_RULES } from './field-rules.ts'

const rulesOf = ({ method, path }: { method: string; path: string }) =>
  FIELD_RULES[`${method} ${path}`] ?? {}
const club = {
  name: 'RC',
  country: null,
  time_zone: 'Europe/Zurich',
  default_sport_id: 1,
  venue_name: null,
  coaches: true,
}
const person = {
  first_name: 'Ada',
  last_name: 'Oar',
  email: 'ada@example.org',
  password: 'long enough, this',
}
const account = { ...person, account_type: 'club', preferred_language: 'en' }
const away = { from_date: '2026-11-01', until_date: '2026-11-02', reason: 'travel', note: null }
const order = {
  club_id: 1,
  plan_id: 1,
  period: 'annual',
  seats: null,
  amount: 1,
  currency: 'EUR',
  reference: null,
}

const CASES = [
  [foundClub, { ...club, name: '' }],
  [foundClub, { ...club, name: '   ' }],
  [foundClub, { ...club, name: 'see www.example.org' }],
  [foundClub, { ...club, name: 'two\nlines' }],
  [foundClub, { ...club, name: 'x'.repeat(121) }],
  [foundClub, { ...club, venue_name: 'a\tb', default_sport_id: 0 }],
  [register, { ...account, email: '', password: '' }],
  [register, { ...account, email: 'nobody', password: 'short' }],
  [addAbsence, { ...away, from_date: '' }],
  [addAbsence, { ...away, until_date: '0026-11-01' }],
  [adminAddOrder, { ...order, seats: 0 }],
  [adminAddOrder, { ...order, amount: -1 }],
] as const

describe('what a form checks', () => {
  test.each(CASES)('is refused by the server at the same fields, %#', (endpoint, values) => {
    const check = checkOf(endpoint.body, 'body')
    check(values)
    const refused = fieldErrors(check.errors ?? [], 'en')
    expect([...faultsOf(values, rulesOf(endpoint)).keys()].toSorted()).toEqual(
      Object.keys(refused).toSorted(),
    )
  })

  test('passes what the server takes', () => {
    expect(faultsOf(club, rulesOf(foundClub)).size).toBe(0)
    expect(faultsOf(account, rulesOf(register)).size).toBe(0)
    expect(faultsOf(away, rulesOf(addAbsence)).size).toBe(0)
  })

  test('is said in the words of the server', () => {
    const texts = { de, en, fr, 'zh-cn': zh }
    for (const language of LANGUAGES) {
      expect(texts[language].invalid).toBe(errorText(language, 'invalid'))
      for (const [word, text] of Object.entries(texts[language].faults))
        expect(text.replaceAll(/\{\{\w+\}\}/g, '0')).toBe(fieldText(language, word as FaultWord))
    }
  })
})

test('says of a password that it cannot be empty', () => {
  expect(faultsOf({ ...account, password: '' }, rulesOf(register)).get('password')).toEqual({
    word: 'password_empty',
  })
})

test('trims names, makes empty text null where it may be, and leaves passwords alone', () => {
  expect(tidied({ ...club, name: ' RC ', venue_name: '  ' }, rulesOf(foundClub))).toEqual(club)
  expect(tidied({ password: ' a b ' }, rulesOf(register))).toEqual({ password: ' a b ' })
})
