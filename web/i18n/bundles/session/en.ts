import { crews } from '../../en/crews.ts'
import { efforts } from '../../en/efforts.ts'
import { imports } from '../../en/imports.ts'
import { results } from '../../en/results.ts'
import { scores } from '../../en/scores.ts'
import { seatRacing } from '../../en/seat-racing.ts'
import { session } from '../../en/session.ts'
import { telemetry } from '../../en/telemetry.ts'

export const texts = { crews, efforts, imports, results, scores, seatRacing, session, telemetry }
