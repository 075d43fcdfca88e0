import type { Member } from './archive.ts'
import { headOf } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { sportOfGpx } from './sport-map.ts'
import {
  stravaActivities,
  stravaActivitiesReader,
  type StravaActivity,
} from './tables/strava-activities.ts'

/** What the list of Strava's bulk export says of the files beside it. */
export interface StravaList {
  readonly sportOf: (name: string) => number | null
  /** activities without a file of their own in the archive */
  readonly alone: (names: readonly string[]) => Member[]
}

/** Reads the list; null for a table that is none. Throws FileRefusal when it is too long. */
export function readStravaList(bytes: Uint8Array, limits: ReadLimits): StravaList | null {
  if (!stravaActivitiesReader.detect(headOf(bytes))) return null
  const activities = stravaActivities(bytes, limits)
  const byFile = new Map(activities.map((activity) => [activity.file, activity]))
  return {
    sportOf: (name) => sportOfGpx(byFile.get(fileIn(name))?.sport ?? ''),
    alone: (names) => {
      const files = new Set(names.map(fileIn))
      return activities.filter(({ file }) => file === '' || !files.has(file)).map(memberOf)
    },
  }
}

/** The name as the list has it, without a folder around the whole. */
const fileIn = (name: string): string => name.slice(Math.max(0, name.indexOf('activities/')))

const memberOf = ({ id, recording }: StravaActivity): Member => ({
  name: `activities.csv ${id}`,
  bytes: Buffer.from(JSON.stringify({ format: 'recording/1', ...recording })),
})
