import { addEquipmentLog, uploadEquipmentPhoto } from '#contract/boats/boathouse.ts'
import type { LogKind } from '#contract/boats/equipment.ts'
import type { Call } from '../../form/form-types.ts'
import type { Severity } from './severities.ts'

const METRES_A_KM = 1000
/** Kinds of entries that say how far and how long it was used. */
export const RAN: readonly LogKind[] = ['usage']

export type LogEntry = {
  kind: LogKind
  text: string | null
  severity: Severity | null
  kilometres: number | null
  time: number | null
  photo: File | null
}

type Storing = {
  itemId: number
  /** The entry, where an earlier try has stored it and its photo was refused. */
  stored: number | null
  onStored: (id: number) => void
}

/** Stores an entry and its photo; an entry that is stored is not stored again for its photo. */
export async function sendLog(
  { itemId, stored, onStored }: Storing,
  { photo, ...entry }: LogEntry,
  call: Call,
): Promise<void> {
  const id = stored ?? (await call(addEquipmentLog, bodyOf(itemId, entry))).data.id
  if (stored === null) onStored(id)
  if (photo) await call(uploadEquipmentPhoto, { params: { id }, upload: {}, file: photo })
}

function bodyOf(id: number, { kind, text, severity, kilometres, time }: Omit<LogEntry, 'photo'>) {
  const ran = RAN.includes(kind) && {
    distance: kilometres === null ? null : kilometres * METRES_A_KM,
    time,
  }
  const body = { kind, text, ...(kind === 'damage' && { severity }), ...ran }
  return { params: { id }, body }
}
