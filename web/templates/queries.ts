import { templates } from '#contract/templates.ts'
import { query } from '../api.ts'

/** The club's library. */
export const templatesQuery = () => query(templates)
