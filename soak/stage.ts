import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for what a proof starts, which ends in the opposite order. */
export type Stage = {
  folder: string
  /** Ends this one with the others. */
  keep<T extends { stop(): Promise<unknown> }>(started: T): T
}

/** Runs a proof on a stage of its own, and takes everything down again. */
export async function onStage<T>(play: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-proof-'))
  chmodSync(folder, 0o755) // for the accounts of the services
  const running: { stop(): Promise<unknown> }[] = []
  const keep = <S extends { stop(): Promise<unknown> }>(started: S): S => {
    running.push(started)
    return started
  }
  try {
    return await play({ folder, keep })
  } finally {
    for (const one of running.toReversed()) await one.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
