import { createHash } from 'node:crypto'
import { StartError } from '../start-error.ts'
import {
  FORMAT,
  JOBS,
  nothing,
  type Counted,
  type EndLine,
  type FileLine,
  type Head,
  type Row,
  type TableLine,
} from './format.ts'
import { damaged, valuesOf, type Source, type Value } from './backup-values.ts'

/** Hears what is read, in its order. The content of a file is read before the next is asked for. */
type Reader = {
  onHead?(head: Head): Promise<void>
  onTable?(line: TableLine): Promise<void>
  onRow?(row: Row, length: number): Promise<void>
  onFile?(content: AsyncIterable<Buffer>): Promise<unknown>
}
export type Contents = { head: Head; counted: Counted }

/**
 * Reads a backup to its end and checks all of it. What was heard is certain only then.
 * @throws StartError in one sentence, whatever is wrong with it
 */
export async function readBackup(source: Source, reader: Reader = {}): Promise<Contents> {
  const values = valuesOf(source)
  const next: Next = async () => {
    const { value, done } = await values.next()
    if (done) throw damaged(source)
    return value
  }
  try {
    const head = demandHead((await next()).value, source)
    await reader.onHead?.(head)
    const counted = nothing()
    const state: State = { source, reader, next, counted, counting: 'rows' }
    for (
      let end: EndLine | undefined;
      end === undefined;
      end = await readPart(await next(), state)
    );
    if (!(await values.next()).done) throw damaged(source)
    return { head, counted }
  } finally {
    await values.return(undefined)
  }
}

type Next = () => Promise<Value>
type State = {
  source: Source
  reader: Reader
  next: Next
  counted: Counted
  counting: 'rows' | 'jobs'
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRow = (value: unknown): value is Row => Array.isArray(value)
const isTable = (value: unknown): value is TableLine => isObject(value) && 'table' in value
const isFile = (value: unknown): value is FileLine =>
  isObject(value) && ('file' in value || 'lost' in value)
const isEnd = (value: unknown): value is EndLine => isObject(value) && 'end' in value

/** Reads one line, or all lines of a file; answers with the last one of a backup. */
async function readPart({ value, length }: Value, state: State): Promise<EndLine | undefined> {
  const { source, reader, counted } = state
  if (isRow(value)) {
    counted[state.counting]++
    await reader.onRow?.(value, length)
  } else if (isTable(value)) {
    if (value.table === JOBS) state.counting = 'jobs'
    else counted.tables++
    await reader.onTable?.(value)
  } else if (typeof value === 'string' || isFile(value)) {
    await readFile(value, state)
  } else if (isEnd(value) && JSON.stringify(value.end) === JSON.stringify(counted)) {
    return value
  } else throw damaged(source)
  return undefined
}

async function readFile(first: string | FileLine, state: State): Promise<void> {
  const { source, reader, next, counted } = state
  const hash = createHash('sha256')
  let size = 0
  let line: unknown = first
  const content = async function* () {
    for (; typeof line === 'string'; line = (await next()).value) {
      const piece = Buffer.from(line, 'base64')
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  const pieces = content()
  if (!isFile(first) || 'file' in first) await reader.onFile?.(pieces)
  for await (const _ of pieces); // what was not read
  if (!isFile(line)) throw damaged(source)
  counted['lost' in line ? 'lost' : 'files']++
  if ('file' in line && (line.file !== hash.digest('hex') || line.size !== size))
    throw damaged(source)
}

function demandHead(value: unknown, { name }: Source): Head {
  if (!isObject(value) || !('slipway' in value) || !('version' in value))
    throw new StartError(`${name} is not a backup of Slipway.`)
  if (value.version !== FORMAT)
    throw new StartError(
      `${name} has a form that this version does not read: restore it with the release that ` +
        'wrote it.',
    )
  return value as Head
}
