import { strToU8, zipSync, type Zippable } from 'fflate'
import { writeFit } from '../server/demo/fit-writer.ts'
import { writeGpx } from '../test/support/gpx-writer.ts'
import { START, steadyRow } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'

const fit = writeFit({ start: START, sport: 15, records: steadyRow(30) })
const points = Array.from({ length: 40 }, (_, t) => ({ t, lat: 52.2 + t / 28_000, lon: 0.1 }))

/** Not packed, so that damage reaches the files within. */
const stored = (files: Zippable) => zipSync(files, { level: 0 })

/** Archives as providers hand them out, and a Polar HRM with its GPX. */
export const exportSeeds = (): Uint8Array[] => [
  stored({
    'activities.csv': strToU8(
      'Activity ID,Activity Date,Activity Name,Activity Type,Filename\n' +
        '1,"May 1, 2024, 6:30:00 AM",Morning,Rowing,activities/1.fit\n' +
        '2,"May 2, 2024, 6:30:00 AM",Evening,Run,\n',
    ),
    'activities/1.fit': fit,
    'media/1.jpg': strToU8('x'),
  }),
  stored({
    'DI_CONNECT/DI-Connect-Fitness/me_0_summarizedActivities.json': strToU8(
      TABLES['garmin-summaries'],
    ),
    'DI_CONNECT/DI-Connect-User/user.json': strToU8('{}'),
    'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip': stored({ 'a.fit': fit }),
  }),
  stored({
    'a.hrm': strToU8(TABLES['polar-hrm']),
    'a.gpx': writeGpx({ start: START, tracks: [{ segments: [points] }] }),
  }),
]
