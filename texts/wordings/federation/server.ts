import { server as de } from './server/de.ts'
import { server as en } from './server/en.ts'
import { server as fr } from './server/fr.ts'
import { server as zh } from './server/zh-cn.ts'

export const federation = { en, de, fr, 'zh-cn': zh }
