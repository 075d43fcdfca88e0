import { stretchFault } from '#domain/rules/stretches.ts'
import { formatClock } from '#domain/time/duration.ts'
import { demand, Refusal, type FieldFault } from '../../http/refusal.ts'
import type { NewEdit } from './edit-commands.ts'
import type { EditedActivity } from './edited-activity.ts'
import { hostAndGuest } from './split-and-merge.ts'
import { LONGEST_SECONDS } from '../../../readers/time-axis.ts'

type Fault = { field: Exclude<keyof NewEdit, 'kind'>; fault: FieldFault }

/**
 * What an edit needs: a time axis for a cut and times that lie on it, another recording for what
 * takes something from one.
 * @throws Refusal invalid, saying at the field what would be right; recording_joined or
 * recordings_apart
 */
export function demandSoundEdit(
  activity: EditedActivity,
  other: EditedActivity | null,
  edit: NewEdit,
): void {
  const wrong = faultOf(activity, other, edit)
  if (wrong) throw new Refusal('invalid', { fields: { [wrong.field]: wrong.fault } })
  if (edit.kind === 'merge' && other) demandJoinable(hostAndGuest(activity, other))
}

function faultOf(
  activity: EditedActivity,
  other: EditedActivity | null,
  edit: NewEdit,
): Fault | null {
  switch (edit.kind) {
    case 'trim':
      return trimFault(activity, edit)
    case 'split':
      return splitFault(activity, edit)
    case 'shift':
      return shiftFault(activity, edit)
    case 'halve':
      return null
    case 'heart-rate':
    case 'strokes':
    case 'merge': {
      const fault = otherFault(activity, other, edit.kind)
      return fault && { field: 'other_id', fault }
    }
  }
}

/**
 * What lies behind the end of the recording is not there to be kept: a trim may name it all the
 * same.
 */
function trimFault({ span }: EditedActivity, { start, finish }: NewEdit): Fault | null {
  if (start === undefined) return { field: 'start', fault: 'required' }
  if (finish === undefined) return { field: 'finish', fault: 'required' }
  return stretchFault(
    { start, finish: span !== null && finish > span ? Math.max(span, start + 1) : finish },
    span,
  )
}

function splitFault({ span }: EditedActivity, { start }: NewEdit): Fault | null {
  if (start === undefined) return { field: 'start', fault: 'required' }
  if (span === null) return { field: 'start', fault: 'no_curve' }
  if (start > 0 && start < span) return null
  return {
    field: 'start',
    fault: { message: 'within_recording', values: { time: formatClock(span) ?? '' } },
  }
}

function shiftFault({ start_time }: EditedActivity, { seconds }: NewEdit): Fault | null {
  if (seconds === undefined) return { field: 'seconds', fault: 'required' }
  if (start_time === null) return { field: 'seconds', fault: 'no_day' }
  return seconds === 0 ? { field: 'seconds', fault: 'no_shift' } : null
}

const STROKE_CHANNEL = /^(stroke_rate|cadence|stroke:.*)$/

function otherFault(
  activity: EditedActivity,
  other: EditedActivity | null,
  kind: NewEdit['kind'],
): FieldFault | null {
  if (other === null) return 'required'
  if (other.id === activity.id) return 'other_itself'
  if (other.merged_into !== null) return 'other_joined'
  if (other.owner_only !== activity.owner_only) return 'other_private'
  if ([activity, other].some(({ start_time, span }) => start_time === null || span === null))
    return 'other_timeless'
  if (kind === 'merge') return other.user_id === activity.user_id ? null : 'other_person'
  if (kind === 'heart-rate')
    return other.channel_names.includes('heart_rate') ? null : 'other_heartless'
  return other.channel_names.some((name) => STROKE_CHANNEL.test(name)) ? null : 'other_strokeless'
}

/**
 * What is a part of another lends it nothing that it has taken itself, so a recording with parts of
 * its own stays whole.
 */
function demandJoinable([host, guest]: readonly [EditedActivity, EditedActivity]): void {
  demand(!guest.hosts, 'recording_joined', { fields: { other_id: null } })
  const span =
    (Date.parse(guest.start_time ?? '') - Date.parse(host.start_time ?? '')) / 1000 +
    (guest.span ?? 0)
  demand(Math.max(span, host.span ?? 0) <= LONGEST_SECONDS, 'recordings_apart', {
    fields: { other_id: null },
  })
}
