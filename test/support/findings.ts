import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { lineOf, type Finding } from '../../server/doctor/finding.ts'

/** Lines of what the doctor asks somebody to do. */
export const undone = (findings: readonly Finding[]) => findings.filter(({ ok }) => !ok).map(lineOf)

/** The configuration of an environment, with a data folder that is still to be made. */
export const configOf = (env: Record<string, string>) =>
  readConfig({ DATA_DIR: join(tmpdir(), `slipway-doctor-${randomUUID()}`), ...env }, [])
