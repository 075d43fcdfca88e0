import type { publicPages as en } from '../../en/server/public-pages.ts'
import type { Words } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const publicPages: Words<typeof en> = { crew: '艇组 {number}', finish: terms.finish }
