/**
 * Marks of what the sample people say (`sample-words.ts`), so that the browser need not load their words to know them.
 * A test compares them with the people as they are.
 */
export const sampleMarks =
  "10azuv6ccyv 10d99rgawm6 10e3cjax10s 10eodajbs1h 10ob335pwo 10qjsd1cthk 10s1ghnm1of 10y45p8auvc 110aok5u1ux " +
  "110dn0dx8ml 111g6dmdi79 1129s3dp1wv 113c7ozwg1 114elp0a7m0 115vcmyupxb 11do19n2m5f 11hxqh22688 11o8nlrh72k " +
  "11ohpfue34o 11rkuqmwlvv 11t7uu6qz4m 11tdd43btc5 11xreooq91g 11y93dng6od 1289j9mvmu8 128cgegq1gr 12a4wtg1kum " +
  "12bbv4h0lse 12d0010wys3 12fw7ehoi0j 12hj8mjekhu 12ibez04886 12kmso0mui8 12nstvm477s 12qskcq0q9o 12rxyby9d02 " +
  "13802ziw6na 1387hucs99x 13b8n6lq6iy 13bgpuk06qn 13bjgbdi6a2 13bsvk56874 13cav4ozfym 13fgh7ju3ev 13g33dj2kdt " +
  "13imztjbd4n 13mso5jyjex 13n0gfnplz1 13oe9mr0hc0 13peaxknu9b 13scgzdh4su 13t8ed0k8xi 13v1o4tekdh 13vn2c91yck " +
  "13wm3d74e48 140dfvf6vv2 141wik1bitt 143oeqenf4x 145n3ws0ca8 1464idoucun 148n87v0wyr 14a65xccuh4 14b8jz5asb7 " +
  "14fhk3vtazc 14g1sstx91w 14j8g2kibv7 14n1tjw31dy 14q7fpqiff8 14rhrkd6ybr 14uow5jcb23 14x8o9havw3 14yb2sfb64g " +
  "150lyltgd4v 1549r4qnju4 154qkumga3u 154v67obwtg 155suc4y57e 15678qinvtn 156n5otdrye 15cr78xr01s 15n6frrcqss " +
  "15v0t2wgfup 15vngjhx8vs 15w5gwbyj95 15w70r8bzca 15wp5gr8wyt 15y1jgv2d35 15yeotagthj 160lh2l7p1 162ydi8d7lp " +
  "165kpcplsrq 167u0gskfyo 168iqv3il05 169ozwmij7h 16aluipxsiz 16fhma5rzy9 16l5j8qeo2r 16loh134oep 16mpvxqsnqq " +
  "16pjf7b6vt3 16uw2q0texn 16uyik5q9ft 16vtthurqmn 16wd2ilyu78 16wfknka6ha 16y06c7pl4u 16yzywlz8nj 171hijdspha " +
  "171yauzdnfx 1780kb7l2iz 178n1b6mqm8 17aw49d0fw4 17dguiinjqp 17jz0q4iu1g 17mpdeole5u 17ner3w4ppl 17nsbqk9sn7 " +
  "17pzna9ttfh 17ro35foq9g 17s70vctr3 17x3vit41ph 181q83z86uo 1835927uxsq 184d7tym3p4 185ivy4pioh 187ynirq6if " +
  "188vi74s5sk 18bzbiw65e9 18clar3rcbl 18has15nihs 18hdijkt7w6 18hnxbdx56g 18i96vwu4kl 18jn98f033w 18jw005n4an " +
  "18k3330kff5 18meii96up4 18p0updk0rq 18rqsl3rhlx 18uec9filz3 18y1sw6kc9g 18ytpzdjlrm 193fe93k4qr 195brhuxf9q " +
  "195c8afdxky 196iaafz5yq 199q9qp0ds2 199x8q6dqey 19brpts3fus 19byfl2cic0 19c467fx6hd 19cf6og07i3 19cfknqtl8z " +
  "19eu7czn0yl 19f9qyvxcit 19g9deak4h6 19jhgl1nlhn 19jjjm72ujt 19k19wr96e0 19khqp8k4k0 19m5eb9en3 19oaaofo7v4 " +
  "19rbdgowj1u 19rw2ort1ob 19xribzo5ng 19yanexkzpp 1a7o3j7j1p4 1a9vo6y13pi 1abk45rdov3 1ad8emq04db 1af4wgjp68f " +
  "1ag2gpqsp7k 1ahjg5uonaj 1al4a9v87g0 1amytxdnbqs 1anv84jsr8 1anv9qqdge0 1ao1tmw77fb 1ar840xqzcx 1aua5by93qw " +
  "1avs408wpdr 1aw5cyehqz4 1aw6hrsu0di 1axmay0msps 1aytauudcqo 1az5le3igy4 1b0e6wtu033 1b5upkpf7ng 1b74zsgxby6 " +
  "1b9m07yxlda 1badx1pax0q 1bbjng8ygtj 1bctldx4bqp 1bd4jtqcm59 1bd78n4zpek 1bicrhnzrwn 1biollckzqf 1bl85tp4f7c " +
  "1bnggile7dh 1bpvpisbk7m 1brcg6cqsd8 1bth51kcdbi 1buy695vspx 1by2cy4csta 1byq83f2efp 1bzwsrr6xeh 1c0wt3pyaum " +
  "1c1lmnbvk9 1c1rrp2m8sx 1c5lrcsy2a2 1c5w5lhbpta 1c5yjsemeju 1c7o2ak5wxb 1cagztxxzcq 1cc4e966u2e 1cfrbk66e5w " +
  "1cigdvy7bcb 1cmev6i6jwg 1cok3s7qlnh 1cq13itw0mj 1cssour7ecn 1culny22woz 1cuma9w1ba0 1cw2z34zzjc 1cx2gj7rgby " +
  "1cxo6q01d5z 1cyl6mjs0az 1cyrkqxf0a 1czdmnt4mmr 1czzs4v6xvj 1d8qp0sgr3j 1dhvyd0m7oe 1djuvtyqau5 1dnbj9nceie " +
  "1dsut6lke3x 1dvp8zbuibk 1dwpnwhgia5 1e29lizcwap 1e2x79oo13z 1e63hs9upwf 1e676pwj7x2 1e807o89a96 1e8vh6p19m3 " +
  "1eayvvy6a8l 1ee09qdat8n 1een2xas9ck 1eg7l28du6m 1eh7lph3wfp 1ehe011z4ri 1ekh18bns91 1en0bm7tkpo 1en22msq8v7 " +
  "1envzgff8h5 1eq1t97zbez 1f1duqdpepy 1f4sr3jzqum 1f6qw1evoh7 1f733kehniw 1f80i44baij 1f890o6qhs9 1f96xh1qv0u " +
  "1f9ka51at8g 1fj585vb39d 1fl1f7txp0 1fmzocwccbx 1fq4ap79h3l 1frddtm092m 1fs3e89w5vw 1ftea2475a7 1ftmf6lf46m " +
  "1fz5e88398x 1g36f1qe6ns 1g3ly2pzlug 1g8of429kct 1g9eph35mad 1gaemhba89e 1ges2k4w6 1gf2o3y2dta 1gfnkhm7x4v " +
  "1giqvo7fecg 1gixgh4fqs1 1gmq4x0dbdw 1gpok5eoz86 1gps7baamwb 1grm48ls1iz 1guasnlrin3 1gueavff0yz 1gwpxq374yn " +
  "1gxy9jzm1xf 1gyu36e2rnw 1gz981xw6ce 1h11ghncq5u 1h1amcyc2w5 1h69eu94gaj 1h6r81pavn6 1h87uikutyp 1h9n2jqoh03 " +
  "1hhkxpc9zv6 1hi6sd0btcy 1hl41j59xte 1ho7xum2v50 1hv7gtgyvo9 1hzucmmjx2i 1i4w43owq45 1i5618xuk29 1i7xavw3znu " +
  "1i8qtja3cte 1i8utqb8q45 1ibmq3rrezf 1iccbxqff5q 1ipbtqtre52 1iqfye002ok 1ircc8y8gv 1isaifxz6h4 1ity7rfrhlm " +
  "1ixyb0ng2cn 1j0xks1tihs 1j2scvbnjag 1j34oe8d3zr 1j3kr8gbi39 1j3miwiahtk 1jfqy44f62q 1jke16yud22 1jo2d6u3vi4 " +
  "1joaw21q0dg 1joxtetii47 1jrbstbzfl5 1jrtoyf5rqt 1js62z4nd5q 1jtlrz1hm65 1jtu6m1y2id 1jynql0xy9a 1k0y1cyj5iy " +
  "1k7j2crzbq7 1k94vjc0lp7 1kbtr2acs9s 1kbxcl1ih0y 1kcclh1og6t 1kdhcoy87i1 1kepzo5a3qz 1kfxa0t558g 1kg55g9jbwu " +
  "1kh7gw5j6s 1kjkfbfytw6 1kkb4nvsmlr 1kkjmocg7vn 1kl3l2lc3v9 1klpyqx45fz 1kmj588ctag 1kmq4adpfou 1knyk3z21qz " +
  "1koesa6yywf 1kpuigg5ih7 1kq2b11ejz1 1krhzxppxfg 1kyflrc1lh7 1l191zlf8km 1l3oeu9fvga 1l52c24b5mo 1l59v8hosy8 " +
  "1l5l4pg8gag 1l6gkzgnns9 1l8be7onf34 1l8exgkgyv1 1l8ztsx4zhv 1la775lfv6d 1laelinjf28 1lciaxycz0k 1lhsx91phmg " +
  "1lir0bdsg0b 1lnef47p8oa 1loixslg9iz 1lq03u7v2f4 1lq13c8y01h 1luvspfgzye 1lvhyiv9zql 1lyqkpfdvsp 1lzejlox7i8 " +
  "1m4hyvz3rm4 1m5vazbliq2 1m8kj8yt70b 1m90hnslp0m 1me8tq6kx7o 1mek9ywui8n 1meq8smp83l 1mh1m2js84v 1mk574rrwku " +
  "1ml6a5fmpfi 1mndx0skea4 1mqo46yoabr 1mquj0fv929 1mrzisc79sr 1mslngr0ngr 1mtbogm3i7w 1myw39ra0o6 1n44nribv10 " +
  "1n61j31oq94 1n757leed13 1ndfmia5g9f 1ngl305zhvb 1npkcbx1cax 1nq28l8mnop 1nq3azskzru 1nu5835fi4l 1nw5orffe0z " +
  "1o2ioptonuo 1o3gawsb6zz 1o3hlijrcb0 1o4m25k7h7g 1o6gc0fhdgz 1o7coi2k01x 1o88j9eny55 1oa279fymi 1oa8n32eyx9 " +
  "1obd0duoxq5 1oesd8p9mro 1ohypliebop 1oia33fbh3c 1ojqpta9qga 1om5vlowwfu 1on1xv0g7ry 1on8yvacq36 1osm0le6os7 " +
  "1ot94yehm80 1ovs7wbj46c 1ovsi1qzu8v 1owbn8uc2bz 1owvk7y1847 1oxe63s6j4l 1p1t867kahd 1p22zatdqm0 1p418wbctne " +
  "1p5e980wkvk 1p5tgr20dgs 1p7s12kwage 1pc1cvmadd4 1pd91p64b2m 1pnn7qbo49w 1poicpjy9no 1pv4w59aklz 1pvpepiwh56 " +
  "1pw20xn3yfe 1pzqt6mrg1h 1q16yl5e5 1q1aixbklhe 1q1gle7hrr0 1q27xalrt50 1q5zqzak9cw 1qh5uhp9icz 1qmx3rv1qs2 " +
  "1qokav4sao3 1qs2ive1nqs 1qviy7zqg8o 1qvs5nqy7vf 1qws5eoygr3 1r02wxis4u2 1r2krruhaqm 1r4z4k3crff 1r77g0jexpp " +
  "1r7a0yo6pna 1ra12rih3il 1rcslr6he2d 1rh816u95b9 1rjkaaig0dm 1ruqm0n9pl5 1rvvzfcgvzp 1rx7dhn6dvg 1rxplcoquez " +
  "1ryrcx1h5it 1s3e2wxg14t 1s48lbov9qo 1s814jrey6z 1s9wtal7c17 1saqfd9aaaw 1sbibs5mfgt 1sbn07k6r0g 1sek5frg263 " +
  "1sf5q5kir95 1svmv8airva 1sws2hhq9nc 1sxtaize7l7 1sy24vw87c9 1syu2nyztdu 1t0jta74vge 1t0s4x6ogdo 1t2ecn826ov " +
  "1t50i2shw1j 1t64u9q0zgk 1t6jph6oliu 1t8b1xf5vdf 1t991r86rpo 1t9ho0jnpsx 1tdo8rriqmo 1tk3r0ju1rq 1tpgdrea1ys " +
  "1tplcdtzyqp 1tt1vf6dg3s 1tueoahqrs5 1u2o8hdsdtv 1u4630s2rs9 1u8zobpzn99 1ubmjt7e42l 1ugfgz5uwva 1uh1ovnpv0x " +
  "1uhm3j0jypw 1uhoop7ttp2 1uidud851xw 1ujpvfi1aic 1uk0qpjpe1r 1uu6d54zsav 1uw8z2mjihl 1uwwjvubigw 1uxxb2u9l2s " +
  "1uy876s5n4b 1uyqdc42auw 1v230j6hhnm 1v286b6l5wr 1v2ei9nl8w0 1v398fle2y5 1v65ur4qf1l 1v84czo3d6s 1vah5ejizpn " +
  "1vb308hy9x1 1vc1m7zhffq 1vebovqt6w2 1vfhoe40huj 1vk8u8u7aur 1vlf0oq15aj 1vm1vcfxphj 1vno8592ln3 1vr9r4bsol6 " +
  "1vvs7kpn871 1vwqyva3tus 1w0sh6az80o 1w5uxfpwetg 1w6bnabjw4t 1w83byirbrr 1w984hxzwt9 1wa5eh52to6 1wcvh2kupuh " +
  "1wdmjkwbggw 1wg0bu0q5rb 1wgo5jexfv2 1wiu6ctpdsp 1wos6c4k944 1wozqgewmdc 1wqazm34xhh 1wst6fd2oan 1wuzwd7k3yz " +
  "1x0wfr61k6 1x3ikidzqoe 1xdmnlclwgs 1xkv0pfo0iu 1xpdhwie3g8 1xqp6epm88q 1xs4lsndq1p 1xy8gx1fszu 1y01awac3ot " +
  "1y06bs6nzur 1y3jkfa37o8 1y47it97yjq 1y4lcd4ul9k 1y4po51efuo 1y6wa6appet 1y9h4yjd133 1ye1ih8rz95 1yndswhudx5 " +
  "1yvr8yy2814 1ywmuitcspl 1z59sgbwjsl 1z61xxhm58c 1zd88kxr66r 1zdmuw21i2t 1zduu8to4ry 1zgj63ssff7 1zh2neh2b6d " +
  "1zl6h98csw5 1zomrs6v21z 1zsmvo4kk62 1zwnozteo1c 1zyocnlzss3 1zz8uyh1zxw 201tmha401f 203p9gx2cqk 204bh16a5lw " +
  "2054oswpmft 20dawgidria 20efa0wppk7 20gc7gxq9ps 20ohnv53s6p 20p6bfp7a1r 20qk9x1eus2 20segb9xadd 20set02iieu " +
  "20xnthemsde 21966u8wy1b 21b0ww3kqa7 21dorl5nc2 21duny8065a 21g4mwtymmm 21ghsztbr24 21gypj5ov0l 21jp0o9k4hr " +
  "21k9vluk6r7 21m0wlyl5jm 21nfa7ljsj6 21obc2lvxpt 21ov1dcgn02 21qmi5yglcx 21rj1dpsrkl 21ukuaw69tp 21z7lhj5acq " +
  "21zw03odh0z 221kza4cjaz 223zpxon2m5 2251zqkdvb3 227gjqesdxs 228msiv4s86 22azoomniee 22ba07g4661 22bx8isud40 " +
  "22ckoffqz2k 22dfbm15qbi 22dgb2hww8v 22dn5b1hyjb 22fss76bs7q 22hd5yp2ojz 22hn7he36qi 22r9ou2qdc8 22w9ilorcx4 " +
  "22ww7jaqqwy 22ynbwq6svw 230c1gz50jo 230vjdeapzl 2317ad7kn32 2325d828jvb 232f7gpcbzo 232jwh9keqf 23485hnr6c " +
  "235i3hn9ad2 237xvzjsejl 23cnyz2i4wk 23cvgxkio8y 23fjnxogwgc 23j6u4pl3fp 23jc3d1koto 23jdjvp5x74 23k16i8si11 " +
  "23navaqtw6w 23qdhxqc0ic 23rkx7t6i4 23sbo3a8zt3 23soxz7fipu 23vo5dkrqp8 23wp53lvg8t 23wsesmjhmo 240oges81fp " +
  "24158o5oepv 242uxm7734 243nwie04qk 244ysh8e5s6 2463doq3g9b 24b8p5tudhb 24bhhf5saiq 24bjcuwa3no 24c7ibch586 " +
  "24ep5qu1ek0 24fs83mtlmv 24i1fmvhl45 24i8341ombd 24jf9v5r2tn 24oz5dfejg1 24smdgw5oud 24xuuemac9m 24yj5lae18k " +
  "24z5f97px02 24zr4z883d3 2511334iu1t 2529qden85o 255rcdytibu 257donmrpwz 2580y3lo3bq 25854th022b 25derop2ml2 " +
  "25ekbysqm3v 25m3oh0u7ng 25mmroxz5o0 25o5c4nximz 25shxdsnzdr 25tdfdlts4p 25vbbpscwrg 25yyk79ei3p 2604zkdfovw " +
  "260uu1nz318 262vut380ht 265cy4p363z 26668kryush 266mcbpvfyl 267cdtrtvqh 26a50hsymh7 26g0sye63x8 26h0z98gkbw " +
  "26prvbgwgyj 26q2wf2854x 26ryuhf89rd 26s99rbcujm 26tiun4vvjl 26vnq8bfk0p 26vssx0m2n2 26zyvq3uq58 270vdix00ne " +
  "277v89ypdc3 27bvu986bm5 27df4xlyuh9 27dgmms5mha 27gl87zzl3w 27ildxpltc7 27k64w0ezl0 27kjyevpl0q 27m6i504f2i " +
  "27mb5bbzza0 27pyw0od3pv 27t9cf439hp 27vfap7xax9 27zovkbf191 281js4kphq0 2834t5r2l06 284vziyxm4c 2850bq5huyg " +
  "288m8gduxxh 289ogatjon1 28cd7l0gf64 28cy1b636sm 28gd7h1yuc0 28h6jmlt0cg 28iwdtoly93 28ji28ed5gz 28ow23kwsbe " +
  "28qbiacfpao 28sbnri2v0d 28ts47z8qyq 28tuzqc0ju7 28u9mmmrcys 28uocx7h7nx 28z9a2qirdw 290e4sto56p 291k9yzrnbj " +
  "292oc6fr7fq 29dnthm5w7k 29e7lpma0bp 29hc10p0fo0 29hptujhk77 29j75nvsljo 29kbots43z8 29kdvk8b2hx 29kobjl8uxk " +
  "29l2snuaao2 29n4ed1kqig 29oj0utie3y 29ri9urkhip 29ti0fq0pq6 29tz50fqefx 29u96lk19fi 29uf1hwomer 29wv1ayvxee " +
  "2a085tev5z9 2a0auf06wdz 2a5zj48bzdt 2a8hhodnduw 2aajzdhm3sm 2acdubuu7s7 2acxff1cb9f 2agj99rs6ek 2ai2f64pixa " +
  "2aiosw8hyqy 2aipsj17rdv 2ak9x703sht 2aka8rwoef 2akh1jyv2qk 2aonamja3no 2aopvcn7adt 2aq6gs606mc 2aryvs9oi29 " +
  "2asy0ub43q4 2au21v0dlvb 2au7i03x12m 2av46txaj2u 2ay8bvlpldy 2aysb9gzk76 2b44vz8t2mk 2b51v49oxfh 2b8208v7g8v " +
  "2b8l9de46du 2bi78jm4ego 2bjy5nyuxcu 2bp9120ubde 2bxe38zh339 2bzgi6i3n5e 2bzwjvw8y2p 2c3dvlhmekl 2c4mi2ont3k " +
  "2c4r8h00xc9 2c54k8yz2gt 2c9eeeciq9j 2cej9731jct 2cfn09yu17 2ci2sndl4zi 2ciyhgv8fie 2coyw1dcq5c 2cr5oen9me6 " +
  "2crcj6cqun7 2crw3e0b6d1 2cy47fav9gq 2czblp1u6rl 2d18goa0beo 2d264hipcri 2d2adk6zdkv 2d3kte1fh42 2d4az5c2pqm " +
  "2dcmz0qedj2 2dcs5isa8bl 2ddg8hfxue2 2dfdaddop1u 2djt0vhyjw7 2dkguk08btr 2dukjfl9msq 2dwpi77fbw5 2e2q5s53hj4 " +
  "2e3c2zpeyx3 2e3rtxvnw3u 2e5aw6zfhfn 2e5j8iouj2p 2e6gzas770v 2e6olme91uf 2e6r1e4ovax 2e8jsswlqbg 2ec5iuuptp4 " +
  "2edq24zpdn1 2ee8spv309c 2eekqwjr6lx 2efzzsr00vv 2epg9y852jy 2epquywup34 2erq1ubm60w 2esnbw99v0w 2ewu7jqmnyu " +
  "2exdlwy3ccr 2exihciiq2a 2f0zyuqbf61 2f29hf82azd 2f4o43rmuon 2f515cvfwhf 2f7r6ywhv41 2f7uzsqin9t 2faynnub9mz " +
  "2fcg0tz5lwn 2fcgq3k2mt3 2ffqscd4r61 2fgoniqjz0h 2fhhsxvyum7 2fioc1to4lx 2fjv1eu9sim 2fop17l85cr 2fps2268k04 " +
  "2fqnxj630c7 2fvbtiyahlg 2fvhyi8kqng 2fvnpe0tyv7 2g0l8xa658l 2g80dn5bd40 2gie3c8w4de 2gke6dao345 2gmgrix3kdu " +
  "2gmh91ecjsf 2gnqlojswp1 2h8amtbnxw 2hpnd3msfp 2i4j3oi3dp 2im6fwjuh3 2iz4iqew22 2kldujfpvh 2lu0u6w5v1 2p2thlzrdw " +
  "2q6pfnq6fj 2u1zf3gbri 2ze8w1z38s 3faxc6nrm6 3fr9ukjtg4 3gfnhllz7v 3gw800jd4o 3hqfed2n1z 3lsgco11mq 3ltlx9o8kg " +
  "3p7pyy934w 3qvei4ybjw 3rscibokg2 3soei4pr6n 3szqxf3ug2 3u7d7onpot 3ueplscp5t 3xs3wkjxez 43e9mbvzod 44tf1086uv " +
  "4560or6eu9 481rw3viij 4bsjjfysu7 4kdhk8gf83 4mqm75nxsk 4nso8bqvji 4oi8kxzo8g 4pqfyw8qt6 4rhauyx8fv 4swcign6oy " +
  "4u4t8qumg2 4x6xlbwrov 4ykzqvv1ry 4zkacgtfp1 50myh01n6j 523xf68hho 55dta2d8h9 586bke1rn8 5do89vyo1o 5jaky0067b " +
  "5jnewzdytf 5kidsjfsoa 5l8t1yossd 5m5fbvandt 5mk63b7l5 5pby0vlr0s 5r6v8x8d46 5trsuc7598 5ub062unzu 5ygeoil9af " +
  "63shv8x4q0 64y8101j14 657z88kexs 68a1vncpkx 69prqprc9l 6b0st73ue9 6b5n00rjmq 6d5s8epcr9 6g5d8wt1i6 6gul0qr1ot " +
  "6gusqhdat3 6hcv1x925a 6ho1aqehab 6ihy4d6e6t 6k0vrpjvif 6kjsjqd73v 6l48395pz4 6m93zf6ehv 6ovdn4a2z3 6qohfqrhxd " +
  "6t2cr26qlv 6ud9ud4clu 6uwbu7cr3j 6vx2i2ny61 6xzfwpp0wm 6zrhqso9a4 704xys8ixc 7463dq20gy 74s7ryyxrm 75j0qyo56a " +
  "75yvg525ze 79fmdsy7zz 7c50txhr9a 7d6vr24zla 7d8gz4vu5f 7jexgn2wd4 7jttrczztz 7l1h3r76z9 7rc670geil 7rxul1vu71 " +
  "7s1dsv1u1x 7w2t5lyuy8 7xaqx2ab9q 87evojbewt 8a4t2ibknx 8dkyi5yc62 8glh644gl1 8q5u5x2xac 8qayddelif 8yqycvt859 " +
  "90qubnkzac 90r0xi8skp 931g8a7hrr 94d6npuzez 95rb4gs5oj 9c8ep0buxr 9dyx45gumy 9fn66mr1lr 9gsgljii3p 9hv4wijotp " +
  "9kuvvjft9z 9lt8dbuloa 9r27dnqmwb 9u4g1w7hio 9v26v5k9vu 9zu53ly9ti a0cediftvi a5uu60eyfw aay9d6wdwk aciw52m3ae " +
  "anu4vqvkhl arimr61c2j ary6sru3ua asqw5ye9hf atf05uu9gs atjj1u3lg au4lwhwuy av0sq027vq aycmi6z6qt ayvagnmkm6 " +
  "b0ggantw5s b0hcpneudc b27a7kbuc7 b2pxil9wn1 b7a5iwttxt b9bwcdsaiq bcqwquhb5i bfre80ah34 bh8euqys63 bhd3khmc1x " +
  "bi32mskkj3 biynudtezl bkix3gngq0 bmsmyw7jwn borgiwk2zo bpcm8o89nw br5hd9gev8 brwijigwm3 buz7eq7ivw bv41r2ds8t " +
  "bvehw8z7vd bwgn7nn5ax bxianv8cl8 c02xq0bfg7 c259400xbg c2z6wzcw20 c6rnvjtu9 c9197iw4vn cbltzcmmb3 ccbd1b2eht " +
  "cd85l5kyrp cfgqtvat8e cm2pv93719 cp0xfyms0l cqoi5wskvh ctobih5d9d cvaso2mptx cw1hbnybuc cxnbm3e9bg d7bmbwsp9j " +
  "d8xlgawa1y dcnvec17g4 dif4waqnyn dk98wq31gl dlf03m5g5u dtxihwihj6 duqkonaqnw dx6q13wqyg dzr9c512nn e1nif3bs55 " +
  "e2m1vva6i2 e42xrtkv9w e4yygsu1y5 e58bjeostx e8qirftttw e9gwumqcrw eavtrd8q0k ec0o2bshzv ee0orpggop eellfmseaf " +
  "efxwfei7m7 eices8vmo5 eizoa9ljwv ejfnq533zt ejt7qob4po ephcbhat09 erqlhueiys etg6d2l0jy ewid127psx exc3b3bn8l " +
  "eznryzunwx f0gkc7sa6e f3et48d2ii f5uzc6spdw f5v59bdyuc f5v67spfze f6t0h2hgu2 feua2uxrz2 ff5ei8pn09 ffrs046iwo " +
  "fh4fwg2sm9 fj3qckulb fjonv17eu7 fkpumb5xt5 fl4ltpaudq frmllaqw3v fsexbotlqc fshl5csccg fv2n7nqu7j fz4m7c6lac " +
  "g0ki2oia0g g0pkvlmb0 g9disl8bau gevsh1nf3p ggfhyuvzld gjxvch6md5 gk48fshhfz gk6r87ttdj gml6uacido gmllspgmhw " +
  "go8npcipoc gpdpbtamyf gpiconbxf8 gqbtg0g8pk grcmunhhmd gsibal56s4 gsrep9dgiv gt6rpl33q8 gwmssczznp h2oquuffv1 " +
  "h6cngittn h7h9c1sfdv h8n1u6c1lp h9b1bwgjc9 hdo6yzinv0 hflopyztic hfr0d8kbks hgs0sx61vc hgvc6ndcph hhdankcgib " +
  "hi4ec740oy hizp67sp5x hjutnz4dbs holc22m487 hp5yk69dyj hx2x7q2pym hx715fqys5 hxtin32qw0 hyp4j9xmke i14ammndy2 " +
  "i3pjueokf1 i6hi9wslfb i6n9di58if i8wckdt738 i9b82hw9a3 id75uc49d8 if3fmu6rnb igbslz53fr ispv6d22j3 iye2t8ds41 " +
  "izt0gioodq j2n87hihdl j3aqh2v15c j3qhrffuwl j4ntk0idqm j4t22jr1uy j6v92o1cmk jc9bhqequi je0xdaxcj jexkjqz1n " +
  "jhqjn7hsll jkc7r4h7o jo0iu3810l jo8xs2as74 jtz1mloggs juha0qrfr4 jvl4omnloc jxw0d8evs7 jyf9yywbzn jyw8lxlkmj " +
  "jzgy0x7zal k1df2rk2re k2haen7h0y k7jctgy5vr k95zkem44g k9zja92302 kb7hqq11mo kcq7veyrq kfx75e8e2i ki25z0q4tp " +
  "ki910aummy kjsck7vnxh koq7vdpoqr krfbgp4vvl kxobg8lbtf ky1p5frmt4 kzfb2yvlb5 l0d0l2oukp l18ytkeo94 l2epr6r1nh " +
  "l367q89lyl l9d37axb5q l9fo2l80g3 lahn924e4l lcp0utrsf8 lfih7az3ha lhfr5530a5 lj5kd8onhg lkh1rz8e lkp27nwzjg " +
  "llk7jon70o loi9i2t14o lrl8a4vnt0 lua9we4r9l lv86ddjeoz lyehnq71kl m071h7sejh m2epnjoh3q m6h5usk0t m7g9wk66vh " +
  "m7phatas4o m7xi4lo6kf mc5d9eeced md9wn8lfxd mewzwz6fsa mgpph510a7 mk6nrinonq mlaarssqos mmj1kmqk5k moqfztk0y8 " +
  "ms2d4ccuyr mskp3hid3d mw02l4kuqj mzi4htce59 n1erlwvbeg n5tafykeic n6dodnlalf n6mnx91lv4 n7tg1bqsxj n98yi5wlix " +
  "ndliuy7ech nets9otdm2 nhpqg2ruqg ni9utppt5l nit9u5dwgj nnkj49pdtt nnlaheg0er nqq8ce2y1f nr6celsw3c nr6j6avlql " +
  "nskwb12y2v nsv8vf96gk nugfy4jhsh nxahtq6ykp nylj7ztqrz o0zfrxodsi o36zmoa5mi o6xe6p1md0 o77mczvjk o8gt4tp34t " +
  "o8kgcqhwjd oa7c5sfqe6 ocbm40lpx6 oe632gj3uq oe6bk8oyxc ogovaa8qtt ohf562kg0z oigd9lga9f oli3yf67o5 opwby0qft7 " +
  "oumg010uee ovj875w31w ozrbsanda9 p3xtzqqpe6 p6fr1dni52 p94o4as51e p9ykov2npv pae1lertpg pd37p2c3ye pluz4esik2 " +
  "pmy9aqjay3 po2xny17dd ppxlm5gll9 prg36ellze ps1nmausv1 pstrs1icra pxx40yyrtv py542v43y1 pyi3vmjqey pzyui3fqut " +
  "q0cb0m1xt7 q0tky7cph4 q4gccosjaa q5tb5ufbrg q8l7buulc4 qhtjqkcmrm qjqxbd16a6 qlcrrpxm9q qo7f3snjye qpge2igemi " +
  "qqn119lrfv qsz861cwzi qu8eudcfrg qvwmx3pk9e qvzhyyk3o9 r0yl6fx0pb r54e5wk4ax r62k1hmxvg rdqeh0qs76 rdtmjhli0y " +
  "rmzi810gfd rnnr1rqu4g rnyzgttvg6 rrbqg5df5z rxb8dssmy6 rxyb6o7ib8 s064q3pd05 s2bdl3szti s5xthwoa9a s6zly3t89m " +
  "shd1ediyw sis64ihlu so1f26i4p1 sp78ykk0zd spjr7cynb swq2ik5vb6 syqcd7uhex t5db5pt5j5 t5pblip2vy t8tuzli2ii " +
  "t8z4s60pkg tcl2y5f3pa tcs9avjbsh tfxq9h8cwd thsbqwj1xj tiej12pp71 tmlt2vui81 ttwqnlwpoi u083iatmvl u3vj8ge2e5 " +
  "u8n2czihzt uc6hgljqfk uciq49n7l8 ucvmoeh49w ueyclukft4 uez9v6s4b5 uhhgfh15pf uixol6ov9a uizcnjbflu unj7i3up7x " +
  "urjlarz0i7 utg43f3cfq v4k3cgaeuq v5dlokgbj6 v5dofa7knk v6nyln0fo8 v71uq1i233 v82yo6q50f va4e828zxx va6h1ahrb0 " +
  "vdijov90f7 vhpv435td4 vk7gpebvya vl2qf4we9x vmhd7crgsf vn0c7ksb8h vnmkidfqs vo97o1b8f2 vsh7kh8loh vu8vys4zr3 " +
  "w0dcoqww0i w3dzvq39yf w63hjudlfq w7fvajllez w8x52jxvpr wdlo5zzzo wfg598650w whib8wwsq2 woj1pqv1hs wpd8lyo12p " +
  "ws9iyx99h wuvzu2avfs wwfkgjwdve wwhs2nywkn wx54lrjkot wzv8jcweh7 x1g2knoygg x27e8dv7y9 x2inkegosv x2n5ck09db " +
  "xbbiscxhpt xdd5ny9o7q xfkypsi2e2 xis71cwxqy xizhj6o9vb xj0hd48o75 xk1v9vsnoa xmsmw2fn5l xn2y564ald xtpur670yb " +
  "xw5tqwut2a xywb2n66hv xzdeb3op4s y1xlsn7a28 y3eazmewhx y5bajjgfuj y93cbywz48 yfysdw02ow yh33btwv5z yleozg42c6 " +
  "ylkklv9k6t ymyu9c7lke yo0jripukg yq15673k6h yqhd71rn7h yv3qm0tirq yv42zgyaye yvp2gj5rbz yymqx5ezr8 yz1615o7qd " +
  "z1u9q1e1l8 z30y2gf3cx z5730un5sg z6h51axwul z74gz1din8 z893wbzusp za28ks2dha zc83ktk3ep zexls65uqz zf7nh21u2t " +
  "zfcxjh15qx zffx3q303v zfy6apxyi6 zg90a5lrf6 zjnwyd6wi2 zju4xsu9g5 zkk9dmfsc7 zln5pnr0np zn3g4f7kgp zns7hqzmxu " +
  "zo2r5p305h zqjbd5e5ui ztr527b3qe zuoqocnbsy zwr7mv1k5f zzmbjc77q";
