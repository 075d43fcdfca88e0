import { pace, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

const CLOCK = /^(\d\d?):(\d\d):(\d\d(?:\.\d+)?)\s*([ap])\.?m\.?$/i

/** A clock of twelve hours, in seconds since midnight. */
function secondOfDay(cell: string): number {
  const [, hour, minute, second, half = ''] = CLOCK.exec(cell.trim()) ?? []
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return hours * 3600 + Number(minute) * 60 + Number(second)
}

/**
 * The oarlock of one seat, a row a stroke: the time of day, but neither the day nor, but for the
 * file's name, the seat. Its columns are those of the rower whose file it is.
 */
const FORMAT: TableFormat = {
  name: 'oarlock',
  signature: [['timestamp'], ['connection'], ['catch'], ['release'], ['slip'], ['wash']],
  columns: {
    timestamp: { to: 't', read: secondOfDay },
    stroke: value('stroke'),
    spm: value('cadence'),
    speedms: value('speed'),
    split: pace(),
    dpsm: value('stroke_distance'),
    powerw: value('power'),
    workj: value('work'),
    peakn: value('peak_force'),
    peak: value('peak_force_angle'),
    length: value('stroke_angle'),
    catch: value('catch_angle'),
    release: value('finish_angle'),
    slip: value('slip'),
    wash: value('wash'),
    drivetimes: value('drive_time'),
    hrbpm: value('heart_rate'),
  },
}

export const oarlockReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.rowing,
  device: null,
  fromFirst: true,
  ofOneSeat: true,
}))
