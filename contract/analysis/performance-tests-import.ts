import { FEATURE } from '#domain/constants/features.ts'
import { DRV_LIMIT } from '#domain/performance-tests/drv-table.ts'
import { endpoint } from '../endpoint.ts'
import { data, Id, nullable, Strict, T, Text, WordOf, type Static } from '../schema.ts'
import { TestKindOf } from './performance-tests.ts'

/** Faults that are listed at most; there may be more. */
export const MOST_FAULTS = 500

export const FileFault = T.Object({
  line: T.Integer(),
  /** As the file calls it; null for what is wrong with the whole line. */
  column: nullable(T.String()),
  message: T.String(),
})
export type FileFault = Static<typeof FileFault>

/**
 * new, changed, same: what becomes of the test. unknown, unclear: somebody has to say who is meant.
 * no_consent: the person has not agreed that others see health data, so nothing is entered.
 */
export const IMPORT_OUTCOMES = [
  'new',
  'changed',
  'same',
  'unknown',
  'unclear',
  'no_consent',
  'left_out',
] as const

const ImportedTest = T.Object({
  /** Where it begins in the file. */
  line: T.Integer(),
  kind: TestKindOf,
  day: T.String(),
  /** The person as the file names them, and the key for a choice by hand. */
  name: T.String(),
  written: T.String(),
  outcome: WordOf(...IMPORT_OUTCOMES),
  user_id: nullable(Id),
  full_name: nullable(T.String()),
})
export type ImportedTest = Static<typeof ImportedTest>

export const ImportedTests = T.Object({
  added: T.Integer(),
  changed: T.Integer(),
  same: T.Integer(),
  /** Tests left out because of a fault in one of their lines. */
  faulty: T.Integer(),
  faults: T.Array(FileFault),
  faults_total: T.Integer(),
  /** Headings that say nothing here. */
  ignored: T.Array(T.String()),
  tests: T.Array(ImportedTest),
  /** Whom one may choose, where somebody has to say who is meant. */
  people: T.Array(T.Object({ user_id: Id, full_name: T.String() })),
  /** Weights are left out and days of birth not compared: the importer may not see them. */
  without_details: T.Boolean(),
  /** Sent back to import just what was shown. */
  state: T.String(),
})
export type ImportedTests = Static<typeof ImportedTests>

/**
 * The text of a file, drv-test/1. With dry_run nothing is stored. Otherwise all tests are stored
 * that have no fault and whose person is known, or none; refused while somebody has to say who is
 * meant, and when it would do something else by now than `state` says.
 */
export const importPerformanceTests = endpoint({
  method: 'POST',
  path: 'performance-tests/import',
  access: { level: 'member', permission: 'drv-import-files', feature: FEATURE.drv },
  notWhileImpersonating: true,
  summary: 'Import tests from a file of the German federation, or say what it would do',
  body: Strict({
    file: Text(DRV_LIMIT.characters, 1),
    dry_run: T.Boolean(),
    /** Who is meant, as somebody says; null leaves the person out. They are remembered. */
    choices: T.Array(Strict({ written: Text(300, 1), user_id: nullable(Id) }), { maxItems: 1000 }),
    state: nullable(Text(64)),
  }),
  reply: data(ImportedTests),
})
