import { crews } from '../../zh-cn/crews.ts'
import { efforts } from '../../zh-cn/efforts.ts'
import { imports } from '../../zh-cn/imports.ts'
import { results } from '../../zh-cn/results.ts'
import { scores } from '../../zh-cn/scores.ts'
import { seatRacing } from '../../zh-cn/seat-racing.ts'
import { session } from '../../zh-cn/session.ts'
import { telemetry } from '../../zh-cn/telemetry.ts'

export const texts = { crews, efforts, imports, results, scores, seatRacing, session, telemetry }
