/**
 * Names that letters alone do not tell: Arabic and Hebrew write few vowels, and a Han character is read in many ways. The
 * most frequent ones, as their bearers mostly write them.
 */
const semitic =
  "محمد muhammad|أحمد ahmad|احمد ahmad|محمود mahmoud|علي ali|حسن hassan|حسين hussein|عمر omar|عثمان othman|خالد khaled|" +
  "يوسف youssef|إبراهيم ibrahim|ابراهيم ibrahim|مصطفى mustafa|عبد abd|الله allah|عبدالله abdullah|الرحمن alrahman|" +
  "عبدالرحمن abdulrahman|فاطمة fatima|عائشة aisha|مريم maryam|زينب zainab|خديجة khadija|سارة sara|نور nour|ليلى layla|" +
  "سلمى salma|هدى huda|أمين amin|كريم karim|طارق tariq|سامي sami|رامي rami|سعيد said|سليمان suleiman|بن bin|ابن ibn|" +
  "فاطمه fatemeh|رضا reza|مهدی mehdi|حسینی hosseini|احمدی ahmadi|محمدی mohammadi|شیرین shirin|زهرا zahra|" +
  "שרה sarah|לוי levi|כהן cohen|דוד david|משה moshe|יוסף yosef|רחל rachel|מרים miriam|אברהם avraham|יעקב yaakov|דניאל daniel|" +
  "נועה noa|מיכל michal|יצחק yitzhak|רבקה rivka|תמר tamar|אסתר esther|שמעון shimon|מזרחי mizrahi|פרץ peretz";

const japanese =
  "佐藤 sato|鈴木 suzuki|高橋 takahashi|田中 tanaka|伊藤 ito|渡辺 watanabe|渡邊 watanabe|山本 yamamoto|中村 nakamura|小林 kobayashi|" +
  "加藤 kato|吉田 yoshida|山田 yamada|佐々木 sasaki|山口 yamaguchi|松本 matsumoto|井上 inoue|木村 kimura|林 hayashi|斎藤 saito|" +
  "斉藤 saito|清水 shimizu|山崎 yamazaki|森 mori|池田 ikeda|橋本 hashimoto|阿部 abe|石川 ishikawa|山下 yamashita|中島 nakajima|" +
  "石井 ishii|小川 ogawa|前田 maeda|岡田 okada|長谷川 hasegawa|藤田 fujita|後藤 goto|近藤 kondo|村上 murakami|遠藤 endo|" +
  "青木 aoki|坂本 sakamoto|福田 fukuda|太田 ota|西村 nishimura|藤井 fujii|金子 kaneko|岡本 okamoto|藤原 fujiwara|中野 nakano|" +
  "三浦 miura|原田 harada|中川 nakagawa|松田 matsuda|竹内 takeuchi|小野 ono|田村 tamura|中山 nakayama|和田 wada|石田 ishida|" +
  "森田 morita|上田 ueda|原 hara|内田 uchida|柴田 shibata|酒井 sakai|宮崎 miyazaki|横山 yokoyama|高木 takagi|安藤 ando|" +
  "太郎 taro|一郎 ichiro|次郎 jiro|健太 kenta|翔太 shota|大輔 daisuke|花子 hanako|美咲 misaki|陽子 yoko|恵子 keiko|" +
  "裕子 yuko|直樹 naoki|拓也 takuya|愛 ai|葵 aoi|結衣 yui|さくら sakura|健一 kenichi|由美 yumi|真由美 mayumi";

const chinese =
  "王 wang|李 li|张 zhang|張 zhang|刘 liu|劉 liu|陈 chen|陳 chen|杨 yang|楊 yang|黄 huang|赵 zhao|趙 zhao|吴 wu|吳 wu|" +
  "周 zhou|徐 xu|孙 sun|孫 sun|马 ma|馬 ma|朱 zhu|胡 hu|郭 guo|何 he|高 gao|罗 luo|羅 luo|郑 zheng|鄭 zheng|梁 liang|" +
  "谢 xie|謝 xie|宋 song|唐 tang|许 xu|許 xu|邓 deng|鄧 deng|冯 feng|馮 feng|韩 han|韓 han|曹 cao|曾 zeng|彭 peng|" +
  "萧 xiao|蔡 cai|潘 pan|田 tian|董 dong|袁 yuan|于 yu|余 yu|叶 ye|葉 ye|蒋 jiang|蔣 jiang|杜 du|苏 su|蘇 su|魏 wei|" +
  "程 cheng|吕 lü|丁 ding|沈 shen|任 ren|姚 yao|卢 lu|傅 fu|钟 zhong|姜 jiang|崔 cui|谭 tan|廖 liao|范 fan|汪 wang|陆 lu|" +
  "明 ming|伟 wei|偉 wei|芳 fang|娜 na|敏 min|静 jing|丽 li|强 qiang|磊 lei|军 jun|洋 yang|勇 yong|艳 yan|杰 jie|娟 juan|" +
  "涛 tao|超 chao|秀 xiu|英 ying|华 hua|華 hua|慧 hui|小 xiao|龙 long|龍 long|建 jian|国 guo|文 wen|平 ping|红 hong|玉 yu|" +
  "梅 mei|兰 lan|春 chun|雪 xue|宇 yu|浩 hao|子 zi|晓 xiao|志 zhi|天 tian|思 si|雨 yu|婷 ting|佳 jia|欣 xin|俊 jun";

const read = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split("|").map((entry) => entry.split(" ") as [string, string]));

/** Whole words. */
export const knownWords = new Map([...read(semitic), ...read(japanese)]);
/** Names at the beginning of a word that is written without blanks, the longest first. */
export const knownBeginnings = [...read(japanese)].toSorted(([a], [b]) => b.length - a.length);
/** Single characters of Chinese names. */
export const knownCharacters = read(chinese);
