import { expect, test } from 'vitest'
import { addField, removeField } from './own-fields.ts'

test('a new field never takes the key of another', () => {
  const two = addField(addField([]))
  expect(two.map(({ key }) => key)).toEqual(['field_1', 'field_2'])
  expect(addField(removeField(two, 'field_1')).map(({ key }) => key)).toEqual([
    'field_2',
    'field_3',
  ])
})
