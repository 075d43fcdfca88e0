import { expect, test } from 'vitest'
import { isCommon } from './common-passwords.ts'

test.each([
  'password',
  'Passwort1!',
  '12345678',
  '87654321',
  'qwertzui',
  'aaaaaaaa',
  'abababab',
  'Ruderclub2024',
  '!!letmein!!',
  'motdepasse',
  '24121998',
  'iloveyou',
])('%s is common', (password) => expect(isCommon(password)).toBe(true))

test.each([
  'a calm lake at dawn',
  'Hx4kq-wellen',
  'vier steuermann ohne',
  '小舟从此逝江海寄余生',
  'correct horse',
])('%s is not', (password) => expect(isCommon(password)).toBe(false))

test('the own name and address are', () => {
  expect(isCommon('Katrin.Albrecht', ['katrin.albrecht@example.org'])).toBe(true)
  expect(isCommon('albrecht1975', ['Katrin', 'Albrecht'])).toBe(true)
  expect(isCommon('wellengang im mai', ['Katrin', 'Albrecht'])).toBe(false)
})
