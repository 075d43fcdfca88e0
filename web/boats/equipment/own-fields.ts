import type { EquipmentCategory } from '#contract/boats/equipment.ts'

export type OwnField = EquipmentCategory['fields'][number]
export const FIELD_TYPES = ['text', 'number', 'date'] as const satisfies readonly OwnField['type'][]

/**
 * A new field at the end; its key is a number nobody has, so that renaming a field keeps what was
 * entered.
 */
export function addField(fields: readonly OwnField[]): OwnField[] {
  const taken = fields.map(({ key }) => Number(/^field_(\d+)$/.exec(key)?.[1] ?? 0))
  return [...fields, { key: `field_${Math.max(0, ...taken) + 1}`, label: '', type: 'text' }]
}

export const removeField = (fields: readonly OwnField[], key: string): OwnField[] =>
  fields.filter((field) => field.key !== key)
