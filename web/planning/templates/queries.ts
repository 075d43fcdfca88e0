import { templates } from '#contract/planning/templates.ts'
import { query } from '../../api/api.ts'

/** The club's library. */
export const templatesQuery = () => query(templates)
