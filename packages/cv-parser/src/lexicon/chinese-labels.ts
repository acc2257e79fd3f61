/** Labels of Chinese forms, without blanks, parted by bars: what a person is reached by. */
export const chineseContactLabels = `电话|電話|电话号码|联系电话|联系手机|手机|手機|手机号|手机号码|移动电话|行動電話|聯絡電話|連絡電話|电话微信同号|手机微信同号|邮箱|邮件|电邮|郵箱|电子邮箱|电子邮件|電子郵件|電子信箱|信箱|邮箱地址|微信|微信号|个人微信|联系方式|聯絡方式|博客|技术博客|个人博客|个人主页|个人网站|主页|网站|網站|作品集|个人简历网站|github地址|qq|qq微信|qq邮箱|wechat`;

/** Labels before where somebody lives. */
export const chineseAddressLabels = `地址|住址|现居|现居地|现居住地|现住址|现住地|现居城市|居住地|居住地址|居住城市|所在地|所在城市|所在地区|通讯地址|联系地址|家庭住址|家庭地址|通訊地址|居住地區|現居地|聯絡地址|戶籍地址|現居住於|現居於|現居|现居住于|现居于|居住于|居住在|现住|城市|常住地|常住城市|坐标|住所`;

/** The same in Vietnamese, Thai, Korean and Japanese, which may have blanks. */
export const easternAddressLabels = `địa chỉ|địa chỉ hiện tại|địa chỉ hiện nay|địa chỉ liên hệ|địa chỉ thường trú|địa chỉ tạm trú|nơi ở|nơi ở hiện tại|nơi ở hiện nay|chỗ ở|chỗ ở hiện tại|chỗ ở hiện nay|thường trú|tạm trú|hộ khẩu thường trú|ที่อยู่|ที่อยู่ปัจจุบัน|ที่อยู่ที่ติดต่อได้|ที่อยู่ตามทะเบียนบ้าน|ที่พักอาศัย|현주소|거주지|거주지역|거주지 주소|주소지|현거주지|居住エリア|お住まい|在住`;

/** Labels before facts of a person that are nobody's business and no value. */
export const chineseFactLabels = `性别|性別|年龄|年齡|民族|名族|籍贯|籍貫|出生|出生地|出生日期|出生年月|出生年月日|生日|政治面貌|婚姻|婚姻状况|婚姻狀況|婚否|身高|体重|健康状况|身体状况|户口|户籍|户口所在地|国籍|國籍|血型|星座|兵役|役別|属相|身份证|身份证号`;

/** Labels before what somebody looks for, has or does that no field holds. */
export const chineseOtherLabels = `工作年限|工作经验|工作時間|参加工作时间|期望薪资|薪资要求|目标薪资|期望月薪|期望城市|期望地点|意向城市|到岗时间|入职时间|目前状态|求职状态|求职类型|工作状态|工作性质|毕业时间|毕业年份|入学时间|毕业年月|学制|英语水平|外语水平|爱好|特长|导师|年级|班级|学号|orcid|驾照`;

/** Labels before the post that somebody looks for. */
export const chineseIntentLabels = `求职意向|求职意愿|求职目标|求职岗位|求职职位|期望职位|期望岗位|期望工作|期望职业|应聘职位|应聘岗位|应聘方向|意向岗位|意向职位|意向工作|目标职位|目标岗位|投递岗位|申请职位|申请岗位|职位|岗位|應徵職務|應徵職位|應徵職缺|希望職務|求職意向|期望職位`;

/** Labels before what somebody asks of a post and when they may begin, in Chinese, Japanese, Korean, Vietnamese and Thai. */
export const wantedLabels = `要求待遇|期望待遇|希望待遇|期望薪资|期望薪資|期望月薪|期望年薪|目标薪资|薪资要求|薪資要求|要求薪金|期望薪金|薪资期望|目标地点|期望城市|期望地点|期望工作地点|期望行业|目标职能|期望职能|工作性质|工作性質|可上班日期|可上班日|可到職日|可到職日期|可到职时间|到岗时间|到职时间|求职状态|目前状态|希望年収|希望給与|希望勤務地|希望職種|通勤時間|扶養家族数|配偶者|희망연봉|희망 연봉|희망직무|희망 직무|희망근무지|희망 근무지|지원분야|지원 분야|vị trí ứng tuyển|vị trí mong muốn|mức lương mong muốn|lương mong muốn|ตำแหน่งที่สมัคร|ตำแหน่งที่ต้องการ|เงินเดือนที่ต้องการ`;

/** Labels before the school, the subject and the degree that somebody has. */
export const chineseStudyLabels = {
  school: `学校|學校|院校|毕业院校|毕业学校|毕业于|就读院校|就读学校|所在院校|所在学校|最高学历院校|本科院校|畢業學校|畢業院校|就讀學校|school|university`,
  subject: `专业|專業|所学专业|专业名称|毕业专业|主修|主修专业|就读专业|科系|系所|主修科系|major`,
  degree: `学历|學歷|学位|學位|最高学历|学历学位|文化程度|教育程度|degree`,
} as const;

/** The most usual family names of China, in signs of the mainland and of Taiwan. */
export const chineseFamilyNames = `王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤張劉陳楊黃趙吳孫馬羅鄭謝許韓馮鄧蕭蔣葉蘇魏呂盧鐘譚陸賈韋鄒邱閻龍賀顧龔萬錢嚴湯`;

/** Chinese family names of two signs, parted by bars. */
export const chineseDoubleNames = `欧阳|歐陽|上官|司马|司馬|诸葛|諸葛|慕容|司徒|东方|東方|独孤|獨孤|南宫|南宮|夏侯|尉迟|尉遲|皇甫|公孙|公孫|令狐|端木|百里|申屠|长孙|長孫|宇文|呼延|轩辕|軒轅|司空|闻人|西门|澹台`;

/** The family names of Korea, nearly all of one sign; the second list is of two. */
export const koreanFamilyNames = `김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국은편용예봉사부`;
export const koreanDoubleNames = `남궁|황보|제갈|선우|독고|사공|서문|동방|어금`;

/** How labels of details of an entry end in Chinese ("项目描述", "主要职责"), parted by bars. */
export const chineseDetailEnds = `描述|介绍|介紹|简介|簡介|背景|概况|概述|说明|說明|职责|職責|责任|内容|內容|业绩|業績|成果|成就|收获|技术|技術|技术栈|架构|框架|环境|工具|语言|平台|地址|链接|网址|预览|演示|功能|难点|亮点|贡献|周期|规模|结果|现状|任务|要点|目标|总结|感悟|代码|仓库|源码|人数|分工|负责|模块|课程|課程|成绩|绩点|排名|导师|方向`;

/** Labels before the name of a project in Chinese, Korean and Japanese. */
export const chineseProjectLabels = `项目名称|项目名|项目|項目名稱|專案名稱|名称|프로젝트\\s?명|프로젝트\\s?이름|과제명|작품명|プロジェクト名称?|案件名|作品名`;
