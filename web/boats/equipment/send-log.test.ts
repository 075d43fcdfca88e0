import { expect, test } from 'vitest'
import { addEquipmentLog, uploadEquipmentPhoto } from '#contract/boats/boathouse.ts'
import type { Call } from '../../form/form-types.ts'
import { sendLog, type LogEntry } from './send-log.ts'

const entry: LogEntry = {
  kind: 'damage',
  text: 'Fin bent',
  severity: 2,
  kilometres: null,
  time: null,
  photo: new File(['x'], 'fin.png'),
}

test('a refused photo does not store the entry twice', async () => {
  const made: unknown[] = []
  let refusals = 1
  const call = ((endpoint: unknown, { params }: { params: { id: number } }) => {
    made.push([endpoint, params.id])
    if (endpoint === uploadEquipmentPhoto && (refusals -= 1) >= 0)
      return Promise.reject(new Error('415'))
    return Promise.resolve({ data: { id: 9 } })
  }) as Call
  let stored: number | null = null
  const submit = () => sendLog({ itemId: 5, stored, onStored: (id) => (stored = id) }, entry, call)
  await expect(submit()).rejects.toThrow('415')
  await submit()
  expect(made).toEqual([
    [addEquipmentLog, 5],
    [uploadEquipmentPhoto, 9],
    [uploadEquipmentPhoto, 9],
  ])
})
