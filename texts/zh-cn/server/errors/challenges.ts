export const errors = {
  challenge_over: '这项挑战赛已经结束。',
  challenge_in_use: '已有队伍报名，不能再更改。',
  challenge_stays_in_club: '训练负荷和个人赛只在俱乐部内部进行。请选择“仅本俱乐部”。',
  team_full: '这支队伍已满。',
  in_other_team: '此人已在本挑战赛的另一支队伍中。',
  not_by_invitation: '只有邀请制的挑战赛才能邀请俱乐部。',
} as const
