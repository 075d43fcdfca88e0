import { crews } from '../../fr/crews.ts'
import { efforts } from '../../fr/efforts.ts'
import { imports } from '../../fr/imports.ts'
import { results } from '../../fr/results.ts'
import { scores } from '../../fr/scores.ts'
import { seatRacing } from '../../fr/seat-racing.ts'
import { session } from '../../fr/session.ts'
import { telemetry } from '../../fr/telemetry.ts'

export const texts = { crews, efforts, imports, results, scores, seatRacing, session, telemetry }
