import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { WEBHOOK_EVENT_TYPES, WEBHOOK_SUBJECTS } from '#domain/constants/webhooks.ts'
import { ROOT } from './tree.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

describe('the pages of docs', () => {
  test('name all that webhooks tell of', () => {
    const page = read('docs/webhooks.md')
    const [, listed = ''] = /`subject` is ([^.]+)\./.exec(page) ?? []
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, one]) => one)).toEqual(WEBHOOK_SUBJECTS)
    const [, example] = /"type": "([\w-]+)"/.exec(page) ?? []
    expect(WEBHOOK_EVENT_TYPES).toContain(example)
  })
})
