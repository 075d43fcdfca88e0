export { KeepAsTemplate } from './KeepAsTemplate.tsx'
export { TemplateChoice } from './TemplateChoice.tsx'
export { templatesQuery } from './queries.ts'
