import type { noted as en } from '../../en/screens/noted.ts'
import type { Translation } from '../../translation.ts'
import { morningFields, morningLevels } from '../morning-fields.ts'

/** What is red or amber this morning, on the home page of a coach. */
export const noted = {
  fields: morningFields,
  levels: morningLevels,
  count: '{{asked}} 人中已有 {{entered}} 人填写',
  nobodyAsked: '你能查看的运动员都无需填写晨间状态。',
  fine: '目前没有红色或黄色指标。',
  none: '目前还没有人填写。',
  others_other: '另有 {{count}} 名运动员',
  values_other: '另有 {{count}} 项',
} satisfies Translation<typeof en>
