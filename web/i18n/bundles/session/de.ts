import { crews } from '../../de/crews.ts'
import { efforts } from '../../de/efforts.ts'
import { imports } from '../../de/imports.ts'
import { results } from '../../de/results.ts'
import { scores } from '../../de/scores.ts'
import { seatRacing } from '../../de/seat-racing.ts'
import { session } from '../../de/session.ts'
import { telemetry } from '../../de/telemetry.ts'

export const texts = { crews, efforts, imports, results, scores, seatRacing, session, telemetry }
