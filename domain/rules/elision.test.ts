import { expect, test } from 'vitest'
import { elided } from './elision.ts'

test.each([
  ['Messages de Oskar', 'Messages d’Oskar'],
  ['De Élodie et de Paul', 'D’Élodie et de Paul'],
  ['moins que Anna', 'moins qu’Anna'],
  ['depuis le code Anna', 'depuis le code Anna'],
  ['Athlètes de U23, de 8 et de « Anna »', 'Athlètes de U23, de 8 et de « Anna »'],
])('French reads %j as %j', (text, read) => {
  expect(elided(text, 'fr')).toBe(read)
  expect(elided(text, 'de')).toBe(text)
})
