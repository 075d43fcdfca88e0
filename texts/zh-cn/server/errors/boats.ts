import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/boats.ts'

export const errors = {
  delete_crew_denied: '你没有权限删除此艇组。',
  seat_taken: '该座位坐着你无权查看的人。请保持不变，或请可查看未成年人的教练处理。',
  category_in_use: '此类别下仍有器材，请先移走或停用。',
  has_history: '该器材已有记录。请将其停用，日志和预订会保留。',
  reason_needed: '所选器材中有损坏、维修中或已停用的，请说明仍要预订的原因。',
  already_booked: '该时段已被预订。如仍需预订，请确认。',
} as const satisfies Words<typeof en.errors>

export const fields = {
  two_boats: '请至少选择两个有人入座的艇组。',
  plan_too_large: '一次规划的内容过多，请减少人数或段数。',
} as const satisfies Words<typeof en.fields>
