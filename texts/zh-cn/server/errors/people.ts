import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/people.ts'
import * as faults from '../../shared/faults.ts'

export const errors = {
  unauthenticated: '你尚未登录或登录已失效，请重新登录。',
  wrong_credentials: '邮箱或密码不正确。',
  second_step_required: '请输入验证器应用中的六位数字。',
  account_disabled: '该账号已停用，请联系俱乐部管理员。',
  wrong_password: '密码不正确。',
  wrong_code: '验证码不正确或已过期，请等待下一个。',
  sign_in_stale: '本次登录耗时过长或已使用过，请重新开始。',
  sign_in_declined: '你在对方服务中取消了登录。请重新开始，或使用密码登录。',
  sign_in_taken:
    '该账号已关联到另一个 Slipway 账号，或你已关联该服务的另一个账号。请先解除原有关联。',
  provider_failed: '对方服务未能完成登录。请几分钟后重试，或使用密码登录。',
  no_password: '你的账号还没有密码。请先设置：退出登录，然后选择“忘记密码？”。',
  token_scope: '此 API 令牌无权执行该操作。',
  impersonating: '以他人身份操作期间，无法查看对方的健康数据和私人笔记，也不能更改其账号。',
  second_step_missing: '请先设置两步登录：平台管理员必须启用。',
  second_step_unreadable: '无法验证两步登录：此系统的密钥缺失。请联系平台管理员重置。',
  hand_over_first: '俱乐部由你管理。请先移交给其他成员，再退出。',
  email_unverified: '你的邮箱尚未确认。请打开我们邮件中的链接，或重新获取。',
  code_unknown: '此链接无效或不完整。请从邮件中完整复制，或重新获取。',
  code_used: '此链接已使用过，你的账号已激活，请登录。',
  code_expired: '此链接已过期（有效期 72 小时）。请重新获取。',
  no_clubs: '你还没有加入俱乐部。请加入或创建一个。',
  subscription_expired: '试用期或订阅已到期，续订后可继续使用。',
  admin_only: '仅平台管理员可以执行此操作。',
  not_a_member: faults.notAMember,
  role_missing: '你在俱乐部中的角色不包含此操作。',
  permission_missing: '你没有此权限，俱乐部管理员可以为你开通。',
  feature_missing: '俱乐部的套餐不包含该功能。',
  other_club: '该内容属于你的另一个俱乐部，请切换后打开。',
  club_mismatch: '请求中的俱乐部与当前所选俱乐部不一致。',
  no_such_change: '此人当前的成员状态不允许这样更改，可能已是成员。',
  not_yours: '你无权进行这项更改，须由对方本人或俱乐部管理员操作。',
  creator_stays: '俱乐部创建者在移交俱乐部之前始终是管理员。',
  last_manager_stays: '俱乐部至少要有一名管理员。请先指定另一位管理员。',
  beyond_own_rights: '你只能授予或收回自己拥有的权限。',
  link_ended: '此链接或邀请码无效或已失效。请向俱乐部索取新的。',
  invitation_ended: '此邀请已过期。请让俱乐部重新发送。',
  invitation_foreign: '此邀请发给了另一个邮箱。请用该账号登录后回复。',
  already_member: '你已属于该俱乐部，或申请正在等待处理。',
  address_missing: '此人还没有邮箱，请先填写。',
  address_taken:
    '此邮箱已属于另一个账号。如果是家长的邮箱，请填写为家长邮箱；如果此人已有账号，请邀请该账号。',
  just_invited: '该邀请已连续发送两次，请十分钟后再发送。',
  invitation_limit:
    '目前还可发送 {left} 份邀请（上限 {limit} 份），因此这 {wanted} 份均未发送。{hours} 小时后可继续发送。',
  invitation_unwanted: '此人不希望收到邀请。',
} as const satisfies Words<typeof en.errors>

export const fields = {
  password_empty: faults.passwordEmpty,
  known_address:
    '此邮箱已有记录。如果你已有账号，请登录后再次打开链接；否则请向俱乐部索取你的个人链接，或填写其他邮箱。',
  setup_code: '安装码不正确。服务器启动时会显示安装码。',
  common_password: '使用此密码的人太多，请换一个更难猜的密码。',
  own_address: '请填写本人以外的邮箱。',
  turned_writing: faults.turnedWriting,
  link: faults.linkInName,
} as const satisfies Words<typeof en.fields>
