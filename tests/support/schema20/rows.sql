-- The rows of a library at schema 20, the last before libraries could be shared (README.md).
INSERT INTO public.libraries VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', '2026-11-28 17:20:52.588+00', '2026-11-28 17:20:52.491+00', 9, NULL, NULL, NULL, '2026-11-28 17:20:52.536+00', NULL, NULL);








INSERT INTO public.document_likeness VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1161/circulationaha.108.827022', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:cocoaandcardiovascularhealth|2009|corti', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:cocoaandcardiovascularhealth|in circulation|corti', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1017/s0007114507795296', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:cocoaandhealthadecadeofresearch|2007|cooper', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1186/1743-7075-3-2', 'doc_01m8hjs3rdfz82cq3byeeqe295'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:chocolateandpreventionofcardiovasculardiseaseasystematicreview|2006|ding', 'doc_01m8hjs3rdfz82cq3byeeqe295'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:chocolateandpreventionofcardiovasculardiseaseasystematicreview|in nutritionandmetabolism|ding', 'doc_01m8hjs3rdfz82cq3byeeqe295'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1080/07315724.2001.10719181', 'doc_01m8hjs3rdfz82cq3byeeqe296'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:chocolatefoodasmedicinemedicineasfood|2001|keen', 'doc_01m8hjs3rdfz82cq3byeeqe296'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:chocolatefoodasmedicinemedicineasfood|in journaloftheamericancollegeofnutrition|keen', 'doc_01m8hjs3rdfz82cq3byeeqe296'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1089/ars.2010.3697', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:cocoaandchocolateinhumanhealthanddisease|2011|katz', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:cocoaandchocolateinhumanhealthanddisease|in antioxidantsandredoxsignaling|katz', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1016/j.jad.2006.02.007', 'doc_01m8hjs3rdfz82cq3byeeqe298'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:moodstateeffectsofchocolate|2006|parker', 'doc_01m8hjs3rdfz82cq3byeeqe298'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:moodstateeffectsofchocolate|in journalofaffectivedisorders|parker', 'doc_01m8hjs3rdfz82cq3byeeqe298'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1111/nure.12065', 'doc_01m8hjs3rdfz82cq3byeeqe299'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectsofchocolateoncognitivefunctionandmoodasystematicreview|2013|scholey', 'doc_01m8hjs3rdfz82cq3byeeqe299'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectsofchocolateoncognitivefunctionandmoodasystematicreview|in nutritionreviews|scholey', 'doc_01m8hjs3rdfz82cq3byeeqe299'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.3390/nu13092909', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:thehealtheffectsofchocolateandcocoaasystematicreview|2021|tan', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:thehealtheffectsofchocolateandcocoaasystematicreview|in nutrients|tan', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1016/j.appet.2007.05.004', 'doc_01m8hjs3rdfz82cq3byeeqe29b'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:immediateeffectsofchocolateonexperimentallyinducedmoodstates|2007|macht', 'doc_01m8hjs3rdfz82cq3byeeqe29b'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:immediateeffectsofchocolateonexperimentallyinducedmoodstates|in appetite|macht', 'doc_01m8hjs3rdfz82cq3byeeqe29b'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1038/ejcn.2011.64', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectsofcocoaproductsdarkchocolateonserumlipidsametaanalysis|2011|tokede', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectsofcocoaproductsdarkchocolateonserumlipidsametaanalysis|in europeanjournalofclinicalnutrition|tokede', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.31083/j.rcm.2018.04.3187', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:thecardiovasculareffectsofchocolate|2018|garcia', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:thecardiovasculareffectsofchocolate|in reviewsincardiovascularmedicine|garcia', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.3945/ajcn.111.023457', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectsofchocolatecocoaandflavan3olsoncardiovascularhealthasystematicreviewandmetaanalysisofrandomizedtrials|2012|hooper', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectsofchocolatecocoaandflavan3olsoncardiovascularhealthasystematicreviewandmetaanalysisofrandomizedtrials|in americanjournalofclinicalnutrition|hooper', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.3109/14767058.2012.683085', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:potentialeffectsofchocolateonhumanpregnancyarandomizedcontrolledtrial|2012|direnzo', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:potentialeffectsofchocolateonhumanpregnancyarandomizedcontrolledtrial|in thejournalofmaternalfetalandneonatalmedicine|direnzo', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.3389/fpsyg.2017.01591', 'doc_01m8hjs3rdfz82cq3byeeqe29g'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectsofchocolatedeprivationonimplicitandexplicitevaluationofchocolateinhighandlowtraitchocolatecravers|2017|richard', 'doc_01m8hjs3rdfz82cq3byeeqe29g'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectsofchocolatedeprivationonimplicitandexplicitevaluationofchocolateinhighandlowtraitchocolatecravers|in frontiersinpsychology|richard', 'doc_01m8hjs3rdfz82cq3byeeqe29g'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1001/jama.1969.03160370055011', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectofchocolateonacnevulgaris|1969|fulton', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:effectofchocolateonacnevulgaris|in jamathejournaloftheamericanmedicalassociation|fulton', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doi:10.1007/s11367-023-02261-y', 'doc_01m8hjs3rdfz82cq3byeeqe29j'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:sociallifecycleassessmentinthechocolateindustryacolombiancasestudywithlukerchocolate|2024|lunaostos', 'doc_01m8hjs3rdfz82cq3byeeqe29j'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'work:sociallifecycleassessmentinthechocolateindustryacolombiancasestudywithlukerchocolate|in internationaljournaloflifecycleassessment|lunaostos', 'doc_01m8hjs3rdfz82cq3byeeqe29j');


INSERT INTO public.document_revisions VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe293', 2, '2026-11-28 17:20:52.575+00', 'edit', 'node', '{"note": null}', NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe294', 2, '2026-11-28 17:20:52.588+00', 'edit', 'node', '{"note": null}', 'journalArticle');


INSERT INTO public.document_short_texts VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe295', '{"doi": "10.1186/1743-7075-3-2", "date": "2006-01", "file": ":ding_2006 - chocolate and prevention of cardiovascular disease_ a systematic review.pdf:pdf", "issn": "1743-7075", "year": "2006", "month": "1", "title": "chocolate and prevention of cardiovascular disease: a systematic review", "author": "ding, eric l and hutfless, susan m and ding, xin and girotra, saket", "number": "1", "volume": "3", "journal": "nutrition & metabolism", "entrytype": "article", "publisher": "springer science and business media llc", "citationkey": "ding_2006"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe296', '{"doi": "10.1080/07315724.2001.10719181", "date": "2001-10", "issn": "1541-1087", "year": "2001", "month": "10", "pages": "436s-439s", "title": "chocolate: food as medicine/medicine as food", "author": "keen, carl l.", "number": "sup5", "volume": "20", "journal": "journal of the american college of nutrition", "entrytype": "article", "publisher": "informa uk limited", "citationkey": "keen_2001"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe297', '{"doi": "10.1089/ars.2010.3697", "date": "2011-11", "issn": "1557-7716", "year": "2011", "month": "11", "pages": "2779-2811", "title": "cocoa and chocolate in human health and disease", "author": "katz, david l. and doughty, kim and ali, ather", "number": "10", "volume": "15", "journal": "antioxidants & redox signaling", "entrytype": "article", "publisher": "mary ann liebert inc", "readstatus": "skimmed", "citationkey": "katz_2011"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe298', '{"doi": "10.1016/j.jad.2006.02.007", "date": "2006-06", "issn": "0165-0327", "year": "2006", "month": "6", "pages": "149-159", "title": "mood state effects of chocolate", "author": "parker, gordon and parker, isabella and brotchie, heather", "number": "2-3", "volume": "92", "journal": "journal of affective disorders", "entrytype": "article", "publisher": "elsevier bv", "readstatus": "read", "citationkey": "parker_2006"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe299', '{"doi": "10.1111/nure.12065", "date": "2013-10", "issn": "0029-6643", "year": "2013", "month": "10", "pages": "665-681", "title": "effects of chocolate on cognitive function and mood: a systematic review", "author": "scholey, andrew and owen, lauren", "number": "10", "volume": "71", "journal": "nutrition reviews", "entrytype": "article", "publisher": "oxford university press (oup)", "readstatus": "read", "citationkey": "scholey_2013"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29a', '{"doi": "10.3390/nu13092909", "date": "2021-08", "file": ":tan_2021 - the health effects of chocolate and cocoa_ a systematic review.pdf:pdf", "issn": "2072-6643", "year": "2021", "month": "8", "pages": "2909", "title": "the health effects of chocolate and cocoa: a systematic review", "author": "tan, terence yew chin and lim, xin yi and yeo, julie hsiao hui and lee, shaun wen huey and lai, nai ming", "number": "9", "volume": "13", "journal": "nutrients", "entrytype": "article", "publisher": "mdpi ag", "readstatus": "skimmed", "citationkey": "tan_2021"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29b', '{"doi": "10.1016/j.appet.2007.05.004", "date": "2007-11", "issn": "0195-6663", "year": "2007", "month": "11", "pages": "667-674", "title": "immediate effects of chocolate on experimentally induced mood states", "author": "macht, michael and mueller, jochen", "number": "3", "volume": "49", "journal": "appetite", "entrytype": "article", "publisher": "elsevier bv", "readstatus": "read", "citationkey": "macht_2007"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29c', '{"doi": "10.1038/ejcn.2011.64", "date": "2011-05", "issn": "1476-5640", "year": "2011", "month": "5", "pages": "879-886", "title": "effects of cocoa products/dark chocolate on serum lipids: a meta-analysis", "author": "tokede, o a and gaziano, j m and djousse, l", "number": "8", "volume": "65", "journal": "european journal of clinical nutrition", "entrytype": "article", "publisher": "springer science and business media llc", "citationkey": "tokede_2011"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29d', '{"doi": "10.31083/j.rcm.2018.04.3187", "date": "2018-12", "issn": "2153-8174", "year": "2018", "month": "12", "title": "the cardiovascular effects of chocolate.", "author": "garcia, jose p and santana, adrian and baruqui, diego lugo and suraci, nicholas", "number": "4", "volume": "19", "journal": "reviews in cardiovascular medicine", "entrytype": "article", "publisher": "imr press", "citationkey": "garcia_2018"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29e', '{"doi": "10.3945/ajcn.111.023457", "date": "2012-03", "issn": "0002-9165", "year": "2012", "month": "3", "pages": "740-751", "title": "effects of chocolate, cocoa, and flavan-3-ols on cardiovascular health: a systematic review and meta-analysis of randomized trials", "author": "hooper, lee and kay, colin and abdelhamid, asmaa and kroon, paul a and cohn, jeffrey s and rimm, eric b and cassidy, aedin", "number": "3", "volume": "95", "journal": "american journal of clinical nutrition", "entrytype": "article", "publisher": "elsevier bv", "readstatus": "skimmed", "citationkey": "hooper_2012"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29f', '{"doi": "10.3109/14767058.2012.683085", "date": "2012-06", "issn": "1476-4954", "year": "2012", "month": "6", "pages": "1860-1867", "title": "potential effects of chocolate on human pregnancy: a randomized controlled trial", "author": "di renzo, gian carlo and brillo, eleonora and romanelli, maila and porcaro, giuseppina and capanna, federica and kanninen, tomi t and gerli, sandro and clerici, graziano", "number": "10", "volume": "25", "journal": "the journal of maternal-fetal & neonatal medicine", "entrytype": "article", "publisher": "informa uk limited", "readstatus": "read", "citationkey": "di_renzo_2012"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe293', '{"doi": "10.1161/circulationaha.108.827022", "date": "2009-03", "issn": "1524-4539", "note": "edited before the upgrade", "year": "2009", "month": "3", "pages": "1433-1441", "title": "cocoa and cardiovascular health", "author": "corti, roberto and flammer, andreas j. and hollenberg, norman k. and luscher, thomas f.", "number": "10", "volume": "119", "journal": "circulation", "entrytype": "article", "publisher": "ovid technologies (wolters kluwer health)", "citationkey": "corti_2009"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe294', '{"doi": "10.1017/s0007114507795296", "date": "2007-08", "note": "edited before the upgrade", "year": "2007", "month": "8", "title": "cocoa and health: a decade of research", "author": "cooper, karen a. and donovan, jennifer l. and waterhouse, andrew l. and williamson, gary", "entrytype": "misc", "publisher": "cambridge university press (cup)", "citationkey": "cooper_2007"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29g', '{"doi": "10.3389/fpsyg.2017.01591", "date": "2017-09", "file": ":richard_2017 - effects of chocolate deprivation on implicit and explicit evaluation of chocolate in high and low trait chocolate cravers.pdf:pdf", "issn": "1664-1078", "year": "2017", "month": "9", "title": "effects of chocolate deprivation on implicit and explicit evaluation of chocolate in high and low trait chocolate cravers", "author": "richard, anna and meule, adrian and friese, malte and blechert, jens", "volume": "8", "journal": "frontiers in psychology", "entrytype": "article", "publisher": "frontiers media sa", "readstatus": "read", "citationkey": "richard_2017"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29h', '{"doi": "10.1001/jama.1969.03160370055011", "url": "https://doi.org/10.1001/jama.1969.03160370055011", "date": "1969-12", "issn": "0098-7484", "year": "1969", "month": "12", "pages": "2071-2074", "title": "effect of chocolate on acne vulgaris", "author": "fulton, jr., james e. and plewig, gerd and kligman, albert m.", "eprint": "https://jamanetwork.com/journals/jama/articlepdf/350738/jama_210_11_011.pdf", "number": "11", "volume": "210", "journal": "jama: the journal of the american medical association", "entrytype": "article", "publisher": "american medical association (ama)", "citationkey": "fulton_1969"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29j', '{"doi": "10.1007/s11367-023-02261-y", "date": "2024-01", "file": ":lunaostos_2024 - social life cycle assessment in the chocolate industry - a colombian case study with luker chocolate.pdf:pdf:https\\://link.springer.com/content/pdf/10.1007/s11367-023-02261-y.pdf", "issn": "1614-7502", "year": "2024", "month": "1", "pages": "929-951", "title": "social life cycle assessment in the chocolate industry: a colombian case study with luker chocolate", "author": "luna ostos, luisa marcela and roche, lindsey and coroama, vlad and finkbeiner, matthias", "number": "5", "volume": "29", "journal": "international journal of life cycle assessment", "entrytype": "article", "publisher": "springer science and business media llc", "citationkey": "lunaostos_2024"}');


INSERT INTO public.document_texts VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe295', '{"doi": "10.1186/1743-7075-3-2", "date": "2006-01", "file": ":Ding_2006 - Chocolate and Prevention of Cardiovascular Disease_ a Systematic Review.pdf:PDF", "issn": "1743-7075", "year": "2006", "month": "1", "title": "Chocolate and Prevention of Cardiovascular Disease: A Systematic Review", "author": "Ding, Eric L and Hutfless, Susan M and Ding, Xin and Girotra, Saket", "number": "1", "volume": "3", "journal": "Nutrition & Metabolism", "entrytype": "article", "publisher": "Springer Science and Business Media LLC", "citationkey": "Ding_2006", " names author": "\nDing\nHutfless\nGirotra\n"}', '{"doi": "10.1186/1743-7075-3-2", "date": "2006-01", "file": ":ding_2006 - chocolate and prevention of cardiovascular disease_ a systematic review.pdf:pdf", "issn": "1743-7075", "year": "2006", "month": "1", "title": "chocolate and prevention of cardiovascular disease: a systematic review", "author": "ding, eric l and hutfless, susan m and ding, xin and girotra, saket", "number": "1", "volume": "3", "journal": "nutrition & metabolism", "entrytype": "article", "publisher": "springer science and business media llc", "citationkey": "ding_2006", " names author": "\nding\nhutfless\ngirotra\n"}', '3
1
2
0
20
00
6
06
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
-
6-
-0
01
d
di
n
in
g
ng
_
g_
_2
7
17
4
74
43
3-
-7
70
07
5
75
10
.
0.
.1
11
8
18
86
/
6/
/1
5-
-3
-2
u
nu
ut
tr
ri
it
o
io
on
 
n 
&
 &
& 
m
 m
me
et
ta
b
ab
bo
ol
li
s
is
sm
p
sp
pr
ge
er
r 
 s
sc
ci
ie
en
nc
ce
e 
 a
an
nd
d 
 b
bu
us
si
ne
es
ss
s 
ed
ia
a 
 l
ll
lc
,
g,
, 
 e
c 
l 
h
 h
hu
f
tf
fl
s,
su
sa
m 
 d
x
 x
xi
 g
gi
ir
ro
ot
ra
a,
k
ak
ke
ch
ho
oc
co
la
at
te
 p
re
v
ev
ve
nt
 o
of
f 
 c
ca
rd
ov
va
as
cu
ul
se
ea
:
e:
: 
y
sy
ys
st
em
ma
 r
vi
w
ew
:d
6 
 -
- 
e_
_ 
w.
.p
pd
df
f:
:p'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe296', '{"doi": "10.1080/07315724.2001.10719181", "date": "2001-10", "issn": "1541-1087", "year": "2001", "month": "10", "pages": "436S-439S", "title": "Chocolate: Food as Medicine/Medicine as Food", "author": "Keen, Carl L.", "number": "sup5", "volume": "20", "journal": "Journal of the American College of Nutrition", "entrytype": "article", "publisher": "Informa UK Limited", "citationkey": "Keen_2001", " names author": "\nKeen\n"}', '{"doi": "10.1080/07315724.2001.10719181", "date": "2001-10", "issn": "1541-1087", "year": "2001", "month": "10", "pages": "436s-439s", "title": "chocolate: food as medicine/medicine as food", "author": "keen, carl l.", "number": "sup5", "volume": "20", "journal": "journal of the american college of nutrition", "entrytype": "article", "publisher": "informa uk limited", "citationkey": "keen_2001", " names author": "\nkeen\n"}', '2
0
20
1
10
s
u
su
p
up
5
p5
00
01
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
-
1-
-1
k
ke
ee
n
en
_
n_
_2
15
4
54
41
8
08
7
87
3
43
6
36
6s
s-
-4
9
39
9s
,
n,
 
, 
 c
ca
rl
l 
 l
.
l.
in
f
nf
o
fo
or
m
rm
ma
a 
 u
uk
k 
li
im
mi
it
te
d
ed
0.
.1
80
/
0/
/0
07
73
31
57
72
24
4.
.2
1.
71
19
91
18
81
h
ch
ho
oc
co
ol
la
at
:
e:
: 
 f
oo
od
d 
 a
as
s 
 m
me
di
ci
ne
e/
/m
e 
j
jo
ou
ur
rn
na
al
 o
of
f 
 t
th
he
am
er
ri
an
n 
ll
g
eg
ge
 n
nu
ut
tr
io
on'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe297', '{"doi": "10.1089/ars.2010.3697", "date": "2011-11", "issn": "1557-7716", "year": "2011", "month": "11", "pages": "2779-2811", "title": "Cocoa and Chocolate in Human Health and Disease", "author": "Katz, David L. and Doughty, Kim and Ali, Ather", "number": "10", "volume": "15", "journal": "Antioxidants & Redox Signaling", "entrytype": "article", "publisher": "Mary Ann Liebert Inc", "readstatus": "skimmed", "citationkey": "Katz_2011", " names author": "\nKatz\nDoughty\nAli\n"}', '{"doi": "10.1089/ars.2010.3697", "date": "2011-11", "issn": "1557-7716", "year": "2011", "month": "11", "pages": "2779-2811", "title": "cocoa and chocolate in human health and disease", "author": "katz, david l. and doughty, kim and ali, ather", "number": "10", "volume": "15", "journal": "antioxidants & redox signaling", "entrytype": "article", "publisher": "mary ann liebert inc", "readstatus": "skimmed", "citationkey": "katz_2011", " names author": "\nkatz\ndoughty\nali\n"}', '1
5
15
0
10
11
2
20
01
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
-
1-
-1
s
k
sk
ki
m
im
mm
me
d
ed
ka
at
z
tz
_
z_
_2
55
7
57
7-
-7
77
71
6
16
27
9
79
9-
-2
8
28
81
ma
y
ry
 
y 
 a
n
an
nn
n 
 l
li
ie
b
eb
be
er
t 
 i
in
nc
.
0.
.1
08
89
/
9/
/a
rs
s.
.2
3
.3
36
69
97
nt
o
io
x
ox
xi
id
da
ts
s 
&
 &
& 
 r
re
do
x 
 s
si
g
ig
gn
na
al
ng
,
z,
, 
 d
v
av
vi
d 
l.
. 
nd
u
ou
ug
h
gh
ht
ty
y,
 k
m 
i,
th
he
co
oc
oa
a 
 c
ch
ho
ol
la
te
e 
 h
hu
um
ea
lt
h 
di
is
se
as'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe294', '{"doi": "10.1017/s0007114507795296", "date": "2007-08", "note": "Edited before the upgrade", "year": "2007", "month": "8", "title": "Cocoa and health: a decade of research", "author": "Cooper, Karen A. and Donovan, Jennifer L. and Waterhouse, Andrew L. and Williamson, Gary", "entrytype": "misc", "publisher": "Cambridge University Press (CUP)", "citationkey": "Cooper_2007", " names author": "\nCooper\nDonovan\nWaterhouse\nWilliamson\n"}', '{"doi": "10.1017/s0007114507795296", "date": "2007-08", "note": "edited before the upgrade", "year": "2007", "month": "8", "title": "cocoa and health: a decade of research", "author": "cooper, karen a. and donovan, jennifer l. and waterhouse, andrew l. and williamson, gary", "entrytype": "misc", "publisher": "cambridge university press (cup)", "citationkey": "cooper_2007", " names author": "\ncooper\ndonovan\nwaterhouse\nwilliamson\n"}', '8
m
i
mi
s
is
c
sc
2
0
20
00
7
07
-
7-
-0
08
o
co
oo
p
op
e
pe
r
er
_
r_
_2
1
10
.
0.
.1
01
17
/
7/
/s
s0
71
11
4
14
5
45
50
77
9
79
95
52
29
6
96
d
ed
di
t
it
te
 
d 
b
 b
be
f
ef
fo
or
re
e 
 t
h
th
he
u
 u
up
g
pg
gr
a
ra
ad
de
ca
am
mb
br
ri
id
dg
ge
n
un
ni
v
iv
ve
rs
si
y
ty
y 
 p
pr
es
ss
s 
(
 (
(c
cu
)
p)
oc
oa
a 
 a
an
nd
 h
ea
l
al
lt
:
h:
: 
 d
ec
 o
of
f 
 r
se
ar
rc
ch
,
r,
, 
k
 k
ka
en
n 
a.
. 
do
on
no
ov
va
n,
j
 j
je
nn
if
fe
r 
 l
l.
w
 w
wa
at
rh
ho
ou
us
e,
dr
ew
w 
wi
il
ll
li
ia
ms
so
 g
ga
ry'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe298', '{"doi": "10.1016/j.jad.2006.02.007", "date": "2006-06", "issn": "0165-0327", "year": "2006", "month": "6", "pages": "149-159", "title": "Mood state effects of chocolate", "author": "Parker, Gordon and Parker, Isabella and Brotchie, Heather", "number": "2–3", "volume": "92", "journal": "Journal of Affective Disorders", "entrytype": "article", "publisher": "Elsevier BV", "readstatus": "read", "citationkey": "Parker_2006", " names author": "\nParker\nBrotchie\n"}', '{"doi": "10.1016/j.jad.2006.02.007", "date": "2006-06", "issn": "0165-0327", "year": "2006", "month": "6", "pages": "149-159", "title": "mood state effects of chocolate", "author": "parker, gordon and parker, isabella and brotchie, heather", "number": "2-3", "volume": "92", "journal": "journal of affective disorders", "entrytype": "article", "publisher": "elsevier bv", "readstatus": "read", "citationkey": "parker_2006", " names author": "\nparker\nbrotchie\n"}', '6
9
2
92
-
2-
3
-3
0
20
00
06
r
e
re
a
ea
d
ad
ar
t
rt
i
ti
c
ic
l
cl
le
1
4
14
49
9-
-1
5
15
59
6-
-0
01
16
65
5-
03
32
7
27
p
pa
k
rk
ke
er
_
r_
_2
el
s
ls
se
v
ev
vi
ie
 
r 
b
 b
bv
10
.
0.
.1
/
6/
j
/j
j.
.j
ja
d.
.2
6.
.0
02
2.
07
o
jo
u
ou
ur
n
rn
na
al
l 
 o
f
of
f 
 a
af
ff
fe
ec
ct
iv
ve
e 
 d
di
is
so
or
rd
de
rs
m
mo
oo
od
d 
 s
st
ta
at
te
 e
ef
ts
s 
 c
h
ch
ho
oc
co
ol
la
,
r,
, 
g
 g
go
do
on
n 
an
nd
 p
 i
sa
ab
be
ll
a 
br
ro
ot
tc
hi
e,
 h
he
th'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe299', '{"doi": "10.1111/nure.12065", "date": "2013-10", "issn": "0029-6643", "year": "2013", "month": "10", "pages": "665-681", "title": "Effects of chocolate on cognitive function and mood: a systematic review", "author": "Scholey, Andrew and Owen, Lauren", "number": "10", "volume": "71", "journal": "Nutrition Reviews", "entrytype": "article", "publisher": "Oxford University Press (OUP)", "readstatus": "read", "citationkey": "Scholey_2013", " names author": "\nScholey\nOwen\n"}', '{"doi": "10.1111/nure.12065", "date": "2013-10", "issn": "0029-6643", "year": "2013", "month": "10", "pages": "665-681", "title": "effects of chocolate on cognitive function and mood: a systematic review", "author": "scholey, andrew and owen, lauren", "number": "10", "volume": "71", "journal": "nutrition reviews", "entrytype": "article", "publisher": "oxford university press (oup)", "readstatus": "read", "citationkey": "scholey_2013", " names author": "\nscholey\nowen\n"}', '7
1
71
0
10
2
20
01
3
13
r
e
re
a
ea
d
ad
ar
t
rt
i
ti
c
ic
l
cl
le
6
66
5
65
-
5-
-6
8
68
81
3-
-1
00
02
9
29
9-
4
64
43
s
sc
h
ch
o
ho
ol
y
ey
_
y_
_2
n
u
nu
ut
tr
ri
it
io
on
 
n 
 r
v
ev
vi
ie
w
ew
ws
.
0.
.1
11
/
1/
/n
ur
e.
12
06
x
ox
f
xf
fo
or
rd
d 
 u
un
ni
iv
ve
er
rs
si
ty
y 
p
 p
pr
es
ss
s 
(
 (
(o
ou
up
)
p)
,
y,
, 
 a
an
nd
dr
w 
 o
ow
we
en
n,
 l
la
au
ef
ff
fe
ec
ct
ts
of
f 
 c
oc
co
at
te
e 
g
og
gn
 f
fu
nc
m
 m
mo
oo
od
:
d:
: 
a 
 s
sy
ys
st
em
ma
c '),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29a', '{"doi": "10.3390/nu13092909", "date": "2021-08", "file": ":Tan_2021 - The Health Effects of Chocolate and Cocoa_ a Systematic Review.pdf:PDF", "issn": "2072-6643", "year": "2021", "month": "8", "pages": "2909", "title": "The Health Effects of Chocolate and Cocoa: A Systematic Review", "author": "Tan, Terence Yew Chin and Lim, Xin Yi and Yeo, Julie Hsiao Hui and Lee, Shaun Wen Huey and Lai, Nai Ming", "number": "9", "volume": "13", "journal": "Nutrients", "entrytype": "article", "publisher": "MDPI AG", "readstatus": "skimmed", "citationkey": "Tan_2021", " names author": "\nTan\nLim\nYeo\nLee\nLai\n"}', '{"doi": "10.3390/nu13092909", "date": "2021-08", "file": ":tan_2021 - the health effects of chocolate and cocoa_ a systematic review.pdf:pdf", "issn": "2072-6643", "year": "2021", "month": "8", "pages": "2909", "title": "the health effects of chocolate and cocoa: a systematic review", "author": "tan, terence yew chin and lim, xin yi and yeo, julie hsiao hui and lee, shaun wen huey and lai, nai ming", "number": "9", "volume": "13", "journal": "nutrients", "entrytype": "article", "publisher": "mdpi ag", "readstatus": "skimmed", "citationkey": "tan_2021", " names author": "\ntan\nlim\nyeo\nlee\nlai\n"}', '9
8
1
3
13
2
29
0
90
09
20
02
21
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
-
1-
-0
08
m
d
md
p
dp
pi
 
i 
 a
g
ag
s
k
sk
ki
im
mm
me
ed
ta
n
an
_
n_
_2
u
nu
ut
tr
ri
ie
en
nt
ts
7
07
72
2-
6
-6
66
4
64
43
10
.
0.
.3
33
39
/
0/
/n
u1
30
92
h
th
he
e 
 h
ea
al
lt
h 
 e
f
ef
ff
fe
ec
ct
s 
o
 o
of
f 
 c
ch
ho
oc
co
ol
la
at
te
nd
d 
oa
:
a:
: 
a 
 s
y
sy
ys
st
em
ma
c 
 r
re
v
ev
vi
w
ew
:t
1 
 -
- 
 t
a_
_ 
w.
.p
pd
df
f:
:p
,
n,
, 
er
nc
ce
 y
ye
w 
hi
in
n 
 l
li
m,
x
 x
xi
yi
eo
o,
j
 j
ju
ul
hs
si
ia
ao
o 
hu
ui
ee
e,
sh
ha
au
un
 w
we
ue
ey
y 
ai
i,
 n
na
 m
mi
ng'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29b', '{"doi": "10.1016/j.appet.2007.05.004", "date": "2007-11", "issn": "0195-6663", "year": "2007", "month": "11", "pages": "667-674", "title": "Immediate effects of chocolate on experimentally induced mood states", "author": "Macht, Michael and Mueller, Jochen", "number": "3", "volume": "49", "journal": "Appetite", "entrytype": "article", "publisher": "Elsevier BV", "readstatus": "read", "citationkey": "Macht_2007", " names author": "\nMacht\nMueller\n"}', '{"doi": "10.1016/j.appet.2007.05.004", "date": "2007-11", "issn": "0195-6663", "year": "2007", "month": "11", "pages": "667-674", "title": "immediate effects of chocolate on experimentally induced mood states", "author": "macht, michael and mueller, jochen", "number": "3", "volume": "49", "journal": "appetite", "entrytype": "article", "publisher": "elsevier bv", "readstatus": "read", "citationkey": "macht_2007", " names author": "\nmacht\nmueller\n"}', '3
4
9
49
1
11
2
0
20
00
7
07
r
e
re
a
ea
d
ad
ar
t
rt
i
ti
c
ic
l
cl
le
6
66
67
-
7-
-6
74
-1
p
ap
pp
pe
et
it
te
01
19
5
95
5-
63
m
ma
ac
h
ch
ht
_
t_
_2
el
s
ls
se
v
ev
vi
ie
er
 
r 
b
 b
bv
10
.
0.
.1
16
/
6/
j
/j
j.
.a
t.
.2
7.
.0
05
5.
04
,
t,
, 
 m
mi
ha
ae
l 
 a
n
an
nd
d 
u
mu
ue
ll
r,
 j
o
jo
oc
he
en
im
mm
me
ed
di
ia
at
e 
 e
f
ef
ff
fe
ec
ct
ts
s 
 o
of
f 
 c
ho
co
ol
la
on
n 
x
ex
xp
ri
nt
ta
al
y
ly
y 
 i
in
du
uc
ce
mo
oo
od
 s
st
es'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29c', '{"doi": "10.1038/ejcn.2011.64", "date": "2011-05", "issn": "1476-5640", "year": "2011", "month": "5", "pages": "879-886", "title": "Effects of cocoa products/dark chocolate on serum lipids: a meta-analysis", "author": "Tokede, O A and Gaziano, J M and Djoussé, L", "number": "8", "volume": "65", "journal": "European Journal of Clinical Nutrition", "entrytype": "article", "publisher": "Springer Science and Business Media LLC", "citationkey": "Tokede_2011", " names author": "\nTokede\nGaziano\nDjoussé\n"}', '{"doi": "10.1038/ejcn.2011.64", "date": "2011-05", "issn": "1476-5640", "year": "2011", "month": "5", "pages": "879-886", "title": "effects of cocoa products/dark chocolate on serum lipids: a meta-analysis", "author": "tokede, o a and gaziano, j m and djousse, l", "number": "8", "volume": "65", "journal": "european journal of clinical nutrition", "entrytype": "article", "publisher": "springer science and business media llc", "citationkey": "tokede_2011", " names author": "\ntokede\ngaziano\ndjousse\n"}', '8
5
6
65
2
0
20
1
01
11
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
7
87
9
79
-
9-
-8
88
86
1-
-0
05
4
14
47
76
6-
-5
56
64
40
o
to
k
ok
ke
d
ed
de
_
e_
_2
10
.
0.
.1
3
03
38
/
8/
/e
j
ej
jc
n
cn
n.
.2
1.
.6
u
eu
ur
ro
p
op
pe
ea
an
 
n 
 j
jo
ou
rn
na
al
l 
 o
f
of
f 
 c
li
in
ni
ca
 n
nu
ut
tr
ri
it
io
on
s
sp
pr
g
ng
ge
er
r 
 s
sc
ci
ie
en
nc
ce
e 
 a
nd
d 
b
 b
bu
us
si
ne
es
ss
s 
m
 m
me
di
ia
a 
 l
ll
lc
,
e,
, 
o 
 g
ga
z
az
zi
no
o,
j 
m 
 d
dj
se
ef
ff
fe
ec
ct
ts
co
oc
oa
 p
od
du
uc
s/
/d
da
rk
k 
h
ch
ho
ol
la
at
te
ru
um
ip
pi
id
ds
:
s:
: 
et
ta
a-
-a
y
ly
ys
is'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29d', '{"doi": "10.31083/j.rcm.2018.04.3187", "date": "2018-12", "issn": "2153-8174", "year": "2018", "month": "12", "title": "The Cardiovascular effects of chocolate.", "author": "Garcia, Jose P and Santana, Adrian and Baruqui, Diego Lugo and Suraci, Nicholas", "number": "4", "volume": "19", "journal": "Reviews in Cardiovascular Medicine", "entrytype": "article", "publisher": "IMR Press", "citationkey": "Garcia_2018", " names author": "\nGarcia\nSantana\nBaruqui\nSuraci\n"}', '{"doi": "10.31083/j.rcm.2018.04.3187", "date": "2018-12", "issn": "2153-8174", "year": "2018", "month": "12", "title": "the cardiovascular effects of chocolate.", "author": "garcia, jose p and santana, adrian and baruqui, diego lugo and suraci, nicholas", "number": "4", "volume": "19", "journal": "reviews in cardiovascular medicine", "entrytype": "article", "publisher": "imr press", "citationkey": "garcia_2018", " names author": "\ngarcia\nsantana\nbaruqui\nsuraci\n"}', '4
1
9
19
2
12
0
20
01
8
18
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
-
8-
-1
21
5
15
3
53
3-
-8
81
7
17
74
m
im
mr
 
r 
p
 p
pr
re
s
es
ss
g
ga
rc
ci
ia
_
a_
_2
10
.
0.
.3
31
08
83
/
3/
j
/j
j.
.r
cm
m.
.2
8.
.0
04
4.
87
v
ev
vi
ie
w
ew
ws
s 
 i
n
in
n 
 c
ca
d
rd
di
o
io
ov
va
as
sc
u
cu
ul
la
 m
me
ed
ne
h
th
he
e 
 e
f
ef
ff
fe
ec
ct
ts
 o
of
f 
ch
ho
oc
co
ol
at
te
e.
,
a,
, 
 j
jo
os
se
p 
 a
an
nd
d 
 s
sa
nt
ta
na
ad
dr
ri
b
 b
ba
ru
q
uq
qu
ui
i,
 d
eg
go
o 
 l
lu
ug
su
ur
ra
ac
 n
ni'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29e', '{"doi": "10.3945/ajcn.111.023457", "date": "2012-03", "issn": "0002-9165", "year": "2012", "month": "3", "pages": "740-751", "title": "Effects of chocolate, cocoa, and flavan-3-ols on cardiovascular health: a systematic review and meta-analysis of randomized trials", "author": "Hooper, Lee and Kay, Colin and Abdelhamid, Asmaa and Kroon, Paul A and Cohn, Jeffrey S and Rimm, Eric B and Cassidy, Aedín", "number": "3", "volume": "95", "journal": "American Journal of Clinical Nutrition", "entrytype": "article", "publisher": "Elsevier BV", "readstatus": "skimmed", "citationkey": "Hooper_2012", " names author": "\nHooper\nKay\nAbdelhamid\nKroon\nCohn\nRimm\nCassidy\n"}', '{"doi": "10.3945/ajcn.111.023457", "date": "2012-03", "issn": "0002-9165", "year": "2012", "month": "3", "pages": "740-751", "title": "effects of chocolate, cocoa, and flavan-3-ols on cardiovascular health: a systematic review and meta-analysis of randomized trials", "author": "hooper, lee and kay, colin and abdelhamid, asmaa and kroon, paul a and cohn, jeffrey s and rimm, eric b and cassidy, aedin", "number": "3", "volume": "95", "journal": "american journal of clinical nutrition", "entrytype": "article", "publisher": "elsevier bv", "readstatus": "skimmed", "citationkey": "hooper_2012", " names author": "\nhooper\nkay\nabdelhamid\nkroon\ncohn\nrimm\ncassidy\n"}', '3
9
5
95
2
0
20
1
01
12
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
7
4
74
40
-
0-
-7
75
51
2-
-0
03
s
k
sk
ki
m
im
mm
me
d
ed
00
02
-9
91
6
16
65
h
o
ho
oo
p
op
pe
er
_
r_
_2
el
ls
se
v
ev
vi
ie
 
r 
b
 b
bv
10
.
0.
.3
39
94
45
/
5/
/a
j
aj
jc
n
cn
n.
.1
11
1.
.0
23
34
57
am
ri
ca
an
n 
 j
jo
u
ou
ur
rn
na
al
l 
 o
f
of
f 
 c
li
in
ni
 n
nu
ut
tr
it
io
on
,
r,
, 
 l
ee
e 
 a
nd
d 
 k
ka
y
ay
y,
co
ol
ab
bd
de
lh
ha
mi
id
d,
as
sm
ma
aa
a 
kr
ro
n,
 p
pa
au
ul
oh
hn
je
ef
ff
fr
re
ey
y 
 s
s 
 r
m,
 e
c 
b 
ss
si
dy
ae
di
fe
ec
ct
ts
ch
oc
la
at
te
e,
oa
a,
 f
fl
av
va
n-
-3
3-
-o
rd
ov
sc
cu
 h
he
ea
lt
th
:
h:
: 
sy
ys
st
em
w
ew
w 
 m
et
ta
a-
-a
ly
is
ra
do
om
z
iz
ze
 t
ia'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29f', '{"doi": "10.3109/14767058.2012.683085", "date": "2012-06", "issn": "1476-4954", "year": "2012", "month": "6", "pages": "1860-1867", "title": "Potential effects of chocolate on human pregnancy: a randomized controlled trial", "author": "Di Renzo, Gian Carlo and Brillo, Eleonora and Romanelli, Maila and Porcaro, Giuseppina and Capanna, Federica and Kanninen, Tomi T and Gerli, Sandro and Clerici, Graziano", "number": "10", "volume": "25", "journal": "The Journal of Maternal-Fetal & Neonatal Medicine", "entrytype": "article", "publisher": "Informa UK Limited", "readstatus": "read", "citationkey": "Di_Renzo_2012", " names author": "\nDi Renzo\nBrillo\nRomanelli\nPorcaro\nCapanna\nKanninen\nGerli\nClerici\n"}', '{"doi": "10.3109/14767058.2012.683085", "date": "2012-06", "issn": "1476-4954", "year": "2012", "month": "6", "pages": "1860-1867", "title": "potential effects of chocolate on human pregnancy: a randomized controlled trial", "author": "di renzo, gian carlo and brillo, eleonora and romanelli, maila and porcaro, giuseppina and capanna, federica and kanninen, tomi t and gerli, sandro and clerici, graziano", "number": "10", "volume": "25", "journal": "the journal of maternal-fetal & neonatal medicine", "entrytype": "article", "publisher": "informa uk limited", "readstatus": "read", "citationkey": "di_renzo_2012", " names author": "\ndi renzo\nbrillo\nromanelli\nporcaro\ncapanna\nkanninen\ngerli\nclerici\n"}', '6
2
5
25
1
0
10
20
01
12
r
e
re
a
ea
d
ad
ar
t
rt
i
ti
c
ic
l
cl
le
-
2-
-0
06
4
14
7
47
76
6-
-4
9
49
95
54
8
18
86
60
0-
-1
67
di
_
i_
_r
n
en
z
nz
o
zo
o_
_2
in
f
nf
fo
or
m
rm
ma
 
a 
u
 u
k
uk
k 
 l
li
im
mi
it
te
ed
.
0.
3
.3
31
09
/
9/
/1
70
05
58
8.
.2
2.
.6
68
83
30
08
85
h
th
he
e 
j
 j
jo
ou
ur
rn
na
al
l 
 o
of
f 
 m
at
er
l-
-f
fe
et
ta
&
 &
& 
 n
ne
eo
on
me
ci
p
po
ot
nt
ia
 e
ef
ff
ec
ct
s
ts
s 
 c
ch
ho
oc
co
ol
la
n 
 h
hu
um
an
 p
pr
g
eg
gn
nc
y
cy
:
y:
: 
 a
 r
ra
nd
do
om
iz
ze
d 
tr
ro
ll
 t
ri
i 
,
o,
, 
 g
gi
ca
rl
lo
o 
b
 b
br
il
el
no
i,
ai
rc
iu
us
se
ep
pp
pi
ap
pa
nn
a,
 f
de
 k
ka
ni
n,
to
t 
ge
 s
sa
dr
gr
az
zi'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29g', '{"doi": "10.3389/fpsyg.2017.01591", "date": "2017-09", "file": ":Richard_2017 - Effects of Chocolate Deprivation on Implicit and Explicit Evaluation of Chocolate in High and Low Trait Chocolate Cravers.pdf:PDF", "issn": "1664-1078", "year": "2017", "month": "9", "title": "Effects of Chocolate Deprivation on Implicit and Explicit Evaluation of Chocolate in High and Low Trait Chocolate Cravers", "author": "Richard, Anna and Meule, Adrian and Friese, Malte and Blechert, Jens", "volume": "8", "journal": "Frontiers in Psychology", "entrytype": "article", "publisher": "Frontiers Media SA", "readstatus": "read", "citationkey": "Richard_2017", " names author": "\nRichard\nMeule\nFriese\nBlechert\n"}', '{"doi": "10.3389/fpsyg.2017.01591", "date": "2017-09", "file": ":richard_2017 - effects of chocolate deprivation on implicit and explicit evaluation of chocolate in high and low trait chocolate cravers.pdf:pdf", "issn": "1664-1078", "year": "2017", "month": "9", "title": "effects of chocolate deprivation on implicit and explicit evaluation of chocolate in high and low trait chocolate cravers", "author": "richard, anna and meule, adrian and friese, malte and blechert, jens", "volume": "8", "journal": "frontiers in psychology", "entrytype": "article", "publisher": "frontiers media sa", "readstatus": "read", "citationkey": "richard_2017", " names author": "\nrichard\nmeule\nfriese\nblechert\n"}', '8
9
2
0
20
1
01
7
17
r
e
re
a
ea
d
ad
ar
t
rt
i
ti
c
ic
l
cl
le
-
7-
-0
09
6
16
66
4
64
4-
-1
10
07
78
ri
h
ch
ha
rd
_
d_
_2
f
fr
o
ro
n
on
nt
ie
er
s
rs
 
s 
m
 m
me
ed
di
ia
a 
 s
sa
 i
in
n 
p
 p
ps
y
sy
yc
ho
ol
lo
g
og
gy
.
0.
3
.3
33
38
89
/
9/
/f
fp
yg
g.
.2
7.
.0
5
15
59
91
,
d,
, 
 a
an
nn
na
nd
d 
u
eu
ul
e,
dr
 f
es
se
ma
al
lt
te
e 
b
 b
bl
ec
he
t,
j
 j
je
en
ns
ef
ff
fe
ct
ts
 o
of
f 
 c
oc
co
la
at
 d
de
ep
pr
v
iv
va
io
im
mp
pl
li
ci
it
t 
 e
x
ex
xp
ev
lu
ua
 h
hi
ig
gh
h 
 l
w
ow
w 
 t
tr
ra
ai
cr
av
ve
:
:r
7 
 -
- 
s.
.p
pd
df
f:
:p'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29h', '{"doi": "10.1001/jama.1969.03160370055011", "url": "https://doi.org/10.1001/jama.1969.03160370055011", "date": "1969-12", "issn": "0098-7484", "year": "1969", "month": "12", "pages": "2071-2074", "title": "Effect of Chocolate on Acne Vulgaris", "author": "Fulton, Jr., James E. and Plewig, Gerd and Kligman, Albert M.", "eprint": "https://jamanetwork.com/journals/jama/articlepdf/350738/jama_210_11_011.pdf", "number": "11", "volume": "210", "journal": "JAMA: The Journal of the American Medical Association", "entrytype": "article", "publisher": "American Medical Association (AMA)", "citationkey": "Fulton_1969", " names author": "\nFulton\nPlewig\nKligman\n"}', '{"doi": "10.1001/jama.1969.03160370055011", "url": "https://doi.org/10.1001/jama.1969.03160370055011", "date": "1969-12", "issn": "0098-7484", "year": "1969", "month": "12", "pages": "2071-2074", "title": "effect of chocolate on acne vulgaris", "author": "fulton, jr., james e. and plewig, gerd and kligman, albert m.", "eprint": "https://jamanetwork.com/journals/jama/articlepdf/350738/jama_210_11_011.pdf", "number": "11", "volume": "210", "journal": "jama: the journal of the american medical association", "entrytype": "article", "publisher": "american medical association (ama)", "citationkey": "fulton_1969", " names author": "\nfulton\nplewig\nkligman\n"}', '1
11
2
12
21
0
10
9
19
6
96
69
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
-
9-
-1
00
09
8
98
8-
7
-7
4
74
48
84
20
07
71
1-
-2
f
u
fu
ul
lt
o
to
n
on
_
n_
_1
.
0.
.1
01
/
1/
j
/j
ja
m
am
ma
a.
9.
.0
3
03
31
16
60
37
70
5
05
55
50
me
er
ri
ca
an
 
n 
 m
d
ed
di
al
l 
 a
s
as
ss
so
oc
ci
ia
at
io
(
 (
(a
)
a)
ef
ff
fe
ec
ct
t 
 o
of
f 
 c
h
ch
ho
co
ol
la
te
e 
ac
cn
ne
v
 v
vu
g
lg
ga
is
ht
tt
p
tp
ps
:
s:
:/
//
/d
do
oi
i.
.o
or
rg
g/
/1
a:
: 
 t
th
he
 j
jo
ou
ur
rn
na
,
n,
, 
jr
r.
.,
es
s 
 e
e.
. 
nd
d 
 p
pl
w
ew
wi
ig
g,
 g
ge
rd
k
 k
kl
li
gm
b
lb
be
m.
et
tw
wo
rk
k.
.c
om
m/
ls
s/
a/
/a
ep
pd
df
f/
/3
35
73
38
8/
a_
_2
0_
1_
_0
1.
.p'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29j', '{"doi": "10.1007/s11367-023-02261-y", "date": "2024-01", "file": ":LunaOstos_2024 - Social Life Cycle Assessment in the Chocolate Industry - A Colombian Case Study with Luker Chocolate.pdf:PDF:https\\://link.springer.com/content/pdf/10.1007/s11367-023-02261-y.pdf", "issn": "1614-7502", "year": "2024", "month": "1", "pages": "929-951", "title": "Social life cycle assessment in the chocolate industry: A Colombian case study with Luker Chocolate", "author": "Luna Ostos, Luisa Marcela and Roche, Lindsey and Coroama, Vlad and Finkbeiner, Matthias", "number": "5", "volume": "29", "journal": "International Journal of Life Cycle Assessment", "entrytype": "article", "publisher": "Springer Science and Business Media LLC", "citationkey": "LunaOstos_2024", " names author": "\nLuna Ostos\nRoche\nCoroama\nFinkbeiner\n"}', '{"doi": "10.1007/s11367-023-02261-y", "date": "2024-01", "file": ":lunaostos_2024 - social life cycle assessment in the chocolate industry - a colombian case study with luker chocolate.pdf:pdf:https\\://link.springer.com/content/pdf/10.1007/s11367-023-02261-y.pdf", "issn": "1614-7502", "year": "2024", "month": "1", "pages": "929-951", "title": "social life cycle assessment in the chocolate industry: a colombian case study with luker chocolate", "author": "luna ostos, luisa marcela and roche, lindsey and coroama, vlad and finkbeiner, matthias", "number": "5", "volume": "29", "journal": "international journal of life cycle assessment", "entrytype": "article", "publisher": "springer science and business media llc", "citationkey": "lunaostos_2024", " names author": "\nluna ostos\nroche\ncoroama\nfinkbeiner\n"}', '5
1
2
9
29
0
20
02
4
24
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
92
-
9-
-9
95
51
4-
-0
01
6
16
61
14
7
-7
75
50
u
lu
n
un
na
o
ao
s
os
st
to
_
s_
_2
10
.
0.
.1
00
07
/
7/
/s
s1
11
3
13
36
67
7-
23
3-
22
26
1-
y
-y
p
sp
pr
ri
in
g
ng
ge
er
 
r 
 s
sc
ci
ie
en
nc
ce
e 
 a
an
d
nd
d 
b
 b
bu
us
si
ne
es
ss
s 
m
 m
me
ed
di
ia
a 
 l
ll
lc
nt
te
rn
at
io
on
al
l 
j
 j
jo
ou
ur
 o
f
of
f 
li
if
fe
 c
cy
yc
as
se
sm
,
s,
, 
ui
is
sa
ma
rc
el
la
 r
ro
oc
h
ch
he
e,
ds
ey
y 
co
or
oa
am
a,
v
 v
vl
ad
 f
fi
k
nk
kb
be
ei
r,
tt
th
hi
so
t 
 i
n 
 t
ho
ol
du
tr
ry
:
y:
: 
lo
om
mb
bi
ca
tu
ud
dy
w
 w
wi
it
h 
uk
ke
:l
4 
 -
- 
e.
.p
pd
df
f:
:p
:h
ht
tp
ps
\
s\
\:
:/
//
/l
k.
.s
r.
.c
m/
/c
t/
/p
f/
/1
y.'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe293', '{"doi": "10.1161/circulationaha.108.827022", "date": "2009-03", "issn": "1524-4539", "note": "Edited before the upgrade", "year": "2009", "month": "3", "pages": "1433-1441", "title": "Cocoa and Cardiovascular Health", "author": "Corti, Roberto and Flammer, Andreas J. and Hollenberg, Norman K. and Lüscher, Thomas F.", "number": "10", "volume": "119", "journal": "Circulation", "entrytype": "article", "publisher": "Ovid Technologies (Wolters Kluwer Health)", "citationkey": "Corti_2009", " names author": "\nCorti\nFlammer\nHollenberg\nLüscher\n"}', '{"doi": "10.1161/circulationaha.108.827022", "date": "2009-03", "issn": "1524-4539", "note": "edited before the upgrade", "year": "2009", "month": "3", "pages": "1433-1441", "title": "cocoa and cardiovascular health", "author": "corti, roberto and flammer, andreas j. and hollenberg, norman k. and luscher, thomas f.", "number": "10", "volume": "119", "journal": "circulation", "entrytype": "article", "publisher": "ovid technologies (wolters kluwer health)", "citationkey": "corti_2009", " names author": "\ncorti\nflammer\nhollenberg\nluscher\n"}', '3
1
0
10
11
9
19
2
20
00
09
a
r
ar
t
rt
i
ti
c
ic
l
cl
e
le
-
9-
-0
03
5
15
52
4
24
4-
-4
45
53
39
14
43
33
3-
-1
44
41
o
co
or
_
i_
_2
ci
ir
rc
u
cu
ul
la
at
io
n
on
d
ed
di
it
te
 
d 
b
 b
be
f
ef
fo
re
e 
 t
h
th
he
 u
p
up
g
pg
gr
ra
ad
de
oc
oa
a 
 a
an
nd
 c
ca
rd
v
ov
va
s
as
sc
r 
 h
ea
al
lt
.
0.
.1
6
16
61
/
1/
/c
na
ah
ha
a.
8
08
8.
.8
82
7
27
70
02
22
vi
id
ec
ch
hn
no
ol
lo
og
gi
ie
es
s 
(
 (
w
(w
wo
er
rs
k
 k
kl
lu
uw
we
)
h)
,
i,
, 
 r
ro
ob
to
o 
 f
fl
m
am
mm
me
r,
dr
j
 j
j.
. 
ho
ll
en
nb
rg
g,
 n
rm
ma
n 
k.
 l
us
om
f.');


INSERT INTO public.documents VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe295', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.1186/1743-7075-3-2", "title": "Chocolate and Prevention of Cardiovascular Disease: A Systematic Review", "authors": [{"person": {"given": "Eric L", "family": "Ding"}}, {"person": {"given": "Susan M", "family": "Hutfless"}}, {"person": {"given": "Xin", "family": "Ding"}}, {"person": {"given": "Saket", "family": "Girotra"}}], "entryType": "article", "published": "2006-01", "otherFields": [{"name": "file", "value": ":Ding_2006 - Chocolate and Prevention of Cardiovascular Disease_ a Systematic Review.pdf:PDF"}, {"name": "publisher", "value": "Springer Science and Business Media LLC"}], "citationKeys": ["Ding_2006"], "journalIssue": {"number": "1", "volume": "3", "journal": {"issn": ["1743-7075"], "name": "Nutrition & Metabolism"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'chocolate and prevention of cardiovascular disease: a systematic review', 'ding', 2006, 'nutrition & metabolism', 'ding_2006', '3
1
2006
article
2006-01
ding_2006
1743-7075
10.1186/1743-7075-3-2
nutrition & metabolism
springer science and business media llc
ding, eric l and hutfless, susan m and ding, xin and girotra, saket
chocolate and prevention of cardiovascular disease: a systematic review
:ding_2006 - chocolate and prevention of cardiovascular disease_ a systematic review.pdf:pdf', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe296', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.1080/07315724.2001.10719181", "title": "Chocolate: Food as Medicine/Medicine as Food", "authors": [{"person": {"given": "Carl L.", "family": "Keen"}}], "pageEnd": "439S", "entryType": "article", "pageStart": "436S", "published": "2001-10", "otherFields": [{"name": "publisher", "value": "Informa UK Limited"}], "citationKeys": ["Keen_2001"], "journalIssue": {"number": "sup5", "volume": "20", "journal": {"issn": ["1541-1087"], "name": "Journal of the American College of Nutrition"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'chocolate: food as medicine/medicine as food', 'keen', 2001, 'journal of the american college of nutrition', 'keen_2001', '20
10
sup5
2001
article
2001-10
keen_2001
1541-1087
436s-439s
keen, carl l.
informa uk limited
10.1080/07315724.2001.10719181
chocolate: food as medicine/medicine as food
journal of the american college of nutrition', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe297', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.1089/ars.2010.3697", "title": "Cocoa and Chocolate in Human Health and Disease", "authors": [{"person": {"given": "David L.", "family": "Katz"}}, {"person": {"given": "Kim", "family": "Doughty"}}, {"person": {"given": "Ather", "family": "Ali"}}], "pageEnd": "2811", "entryType": "article", "pageStart": "2779", "published": "2011-11", "otherFields": [{"name": "publisher", "value": "Mary Ann Liebert Inc"}, {"name": "readstatus", "value": "skimmed"}], "citationKeys": ["Katz_2011"], "journalIssue": {"number": "10", "volume": "15", "journal": {"issn": ["1557-7716"], "name": "Antioxidants & Redox Signaling"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'cocoa and chocolate in human health and disease', 'katz', 2011, 'antioxidants & redox signaling', 'katz_2011', '15
10
11
2011
article
2011-11
skimmed
katz_2011
1557-7716
2779-2811
mary ann liebert inc
10.1089/ars.2010.3697
antioxidants & redox signaling
katz, david l. and doughty, kim and ali, ather
cocoa and chocolate in human health and disease', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe298', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.1016/j.jad.2006.02.007", "title": "Mood state effects of chocolate", "authors": [{"person": {"given": "Gordon", "family": "Parker"}}, {"person": {"given": "Isabella", "family": "Parker"}}, {"person": {"given": "Heather", "family": "Brotchie"}}], "pageEnd": "159", "entryType": "article", "pageStart": "149", "published": "2006-06", "otherFields": [{"name": "publisher", "value": "Elsevier BV"}, {"name": "readstatus", "value": "read"}], "citationKeys": ["Parker_2006"], "journalIssue": {"number": "2–3", "volume": "92", "journal": {"issn": ["0165-0327"], "name": "Journal of Affective Disorders"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'mood state effects of chocolate', 'parker', 2006, 'journal of affective disorders', 'parker_2006', '6
92
2-3
2006
read
article
149-159
2006-06
0165-0327
parker_2006
elsevier bv
10.1016/j.jad.2006.02.007
journal of affective disorders
mood state effects of chocolate
parker, gordon and parker, isabella and brotchie, heather', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe294', 'other', 'active', '2026-11-28 17:20:52.491+00', 2, '{"doi": "10.1017/s0007114507795296", "note": "Edited before the upgrade", "title": "Cocoa and health: a decade of research", "authors": [{"person": {"given": "Karen A.", "family": "Cooper"}}, {"person": {"given": "Jennifer L.", "family": "Donovan"}}, {"person": {"given": "Andrew L.", "family": "Waterhouse"}}, {"person": {"given": "Gary", "family": "Williamson"}}], "pageEnd": "11", "entryType": "article", "pageStart": "1", "published": "2007-08", "otherFields": [{"name": "publisher", "value": "Cambridge University Press (CUP)"}], "citationKeys": ["Cooper_2007"], "journalIssue": {"number": "1", "volume": "99", "journal": {"issn": ["1475-2662"], "name": "British Journal of Nutrition"}}}', '{"kind": 2, "note": 2}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.588+00', 'cocoa and health: a decade of research', 'cooper', 2007, NULL, 'cooper_2007', '8
misc
2007
2007-08
cooper_2007
10.1017/s0007114507795296
edited before the upgrade
cambridge university press (cup)
cocoa and health: a decade of research
cooper, karen a. and donovan, jennifer l. and waterhouse, andrew l. and williamson, gary', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe299', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.1111/nure.12065", "title": "Effects of chocolate on cognitive function and mood: a systematic review", "authors": [{"person": {"given": "Andrew", "family": "Scholey"}}, {"person": {"given": "Lauren", "family": "Owen"}}], "pageEnd": "681", "entryType": "article", "pageStart": "665", "published": "2013-10", "otherFields": [{"name": "publisher", "value": "Oxford University Press (OUP)"}, {"name": "readstatus", "value": "read"}], "citationKeys": ["Scholey_2013"], "journalIssue": {"number": "10", "volume": "71", "journal": {"issn": ["0029-6643"], "name": "Nutrition Reviews"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'effects of chocolate on cognitive function and mood: a systematic review', 'scholey', 2013, 'nutrition reviews', 'scholey_2013', '71
10
2013
read
article
665-681
2013-10
0029-6643
scholey_2013
nutrition reviews
10.1111/nure.12065
oxford university press (oup)
scholey, andrew and owen, lauren
effects of chocolate on cognitive function and mood: a systematic review', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29a', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.3390/nu13092909", "title": "The Health Effects of Chocolate and Cocoa: A Systematic Review", "authors": [{"person": {"given": "Terence Yew Chin", "family": "Tan"}}, {"person": {"given": "Xin Yi", "family": "Lim"}}, {"person": {"given": "Julie Hsiao Hui", "family": "Yeo"}}, {"person": {"given": "Shaun Wen Huey", "family": "Lee"}}, {"person": {"given": "Nai Ming", "family": "Lai"}}], "entryType": "article", "pageStart": "2909", "published": "2021-08", "otherFields": [{"name": "file", "value": ":Tan_2021 - The Health Effects of Chocolate and Cocoa_ a Systematic Review.pdf:PDF"}, {"name": "publisher", "value": "MDPI AG"}, {"name": "readstatus", "value": "skimmed"}], "citationKeys": ["Tan_2021"], "journalIssue": {"number": "9", "volume": "13", "journal": {"issn": ["2072-6643"], "name": "Nutrients"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'the health effects of chocolate and cocoa: a systematic review', 'tan', 2021, 'nutrients', 'tan_2021', '9
8
13
2909
2021
article
2021-08
mdpi ag
skimmed
tan_2021
nutrients
2072-6643
10.3390/nu13092909
the health effects of chocolate and cocoa: a systematic review
:tan_2021 - the health effects of chocolate and cocoa_ a systematic review.pdf:pdf
tan, terence yew chin and lim, xin yi and yeo, julie hsiao hui and lee, shaun wen huey and lai, nai ming', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29b', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.1016/j.appet.2007.05.004", "title": "Immediate effects of chocolate on experimentally induced mood states", "authors": [{"person": {"given": "Michael", "family": "Macht"}}, {"person": {"given": "Jochen", "family": "Mueller"}}], "pageEnd": "674", "entryType": "article", "pageStart": "667", "published": "2007-11", "otherFields": [{"name": "publisher", "value": "Elsevier BV"}, {"name": "readstatus", "value": "read"}], "citationKeys": ["Macht_2007"], "journalIssue": {"number": "3", "volume": "49", "journal": {"issn": ["0195-6663"], "name": "Appetite"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'immediate effects of chocolate on experimentally induced mood states', 'macht', 2007, 'appetite', 'macht_2007', '3
49
11
2007
read
article
667-674
2007-11
appetite
0195-6663
macht_2007
elsevier bv
10.1016/j.appet.2007.05.004
macht, michael and mueller, jochen
immediate effects of chocolate on experimentally induced mood states', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29c', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.1038/ejcn.2011.64", "title": "Effects of cocoa products/dark chocolate on serum lipids: a meta-analysis", "authors": [{"person": {"given": "O A", "family": "Tokede"}}, {"person": {"given": "J M", "family": "Gaziano"}}, {"person": {"given": "L", "family": "Djoussé"}}], "pageEnd": "886", "entryType": "article", "pageStart": "879", "published": "2011-05", "otherFields": [{"name": "publisher", "value": "Springer Science and Business Media LLC"}], "citationKeys": ["Tokede_2011"], "journalIssue": {"number": "8", "volume": "65", "journal": {"issn": ["1476-5640"], "name": "European Journal of Clinical Nutrition"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'effects of cocoa products/dark chocolate on serum lipids: a meta-analysis', 'tokede', 2011, 'european journal of clinical nutrition', 'tokede_2011', '8
5
65
2011
article
879-886
2011-05
1476-5640
tokede_2011
10.1038/ejcn.2011.64
european journal of clinical nutrition
springer science and business media llc
tokede, o a and gaziano, j m and djousse, l
effects of cocoa products/dark chocolate on serum lipids: a meta-analysis', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29d', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.31083/j.rcm.2018.04.3187", "title": "The Cardiovascular effects of chocolate.", "authors": [{"person": {"given": "Jose P", "family": "Garcia"}}, {"person": {"given": "Adrian", "family": "Santana"}}, {"person": {"given": "Diego Lugo", "family": "Baruqui"}}, {"person": {"given": "Nicholas", "family": "Suraci"}}], "entryType": "article", "published": "2018-12", "otherFields": [{"name": "publisher", "value": "IMR Press"}], "citationKeys": ["Garcia_2018"], "journalIssue": {"number": "4", "volume": "19", "journal": {"issn": ["2153-8174"], "name": "Reviews in Cardiovascular Medicine"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'the cardiovascular effects of chocolate.', 'garcia', 2018, 'reviews in cardiovascular medicine', 'garcia_2018', '4
19
12
2018
article
2018-12
2153-8174
imr press
garcia_2018
10.31083/j.rcm.2018.04.3187
reviews in cardiovascular medicine
the cardiovascular effects of chocolate.
garcia, jose p and santana, adrian and baruqui, diego lugo and suraci, nicholas', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29e', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.3945/ajcn.111.023457", "title": "Effects of chocolate, cocoa, and flavan-3-ols on cardiovascular health: a systematic review and meta-analysis of randomized trials", "authors": [{"person": {"given": "Lee", "family": "Hooper"}}, {"person": {"given": "Colin", "family": "Kay"}}, {"person": {"given": "Asmaa", "family": "Abdelhamid"}}, {"person": {"given": "Paul A", "family": "Kroon"}}, {"person": {"given": "Jeffrey S", "family": "Cohn"}}, {"person": {"given": "Eric B", "family": "Rimm"}}, {"person": {"given": "Aedín", "family": "Cassidy"}}], "pageEnd": "751", "entryType": "article", "pageStart": "740", "published": "2012-03", "otherFields": [{"name": "publisher", "value": "Elsevier BV"}, {"name": "readstatus", "value": "skimmed"}], "citationKeys": ["Hooper_2012"], "journalIssue": {"number": "3", "volume": "95", "journal": {"issn": ["0002-9165"], "name": "American Journal of Clinical Nutrition"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'effects of chocolate, cocoa, and flavan-3-ols on cardiovascular health: a systematic review and meta-analysis of randomized trials', 'hooper', 2012, 'american journal of clinical nutrition', 'hooper_2012', '3
95
2012
article
740-751
2012-03
skimmed
0002-9165
hooper_2012
elsevier bv
10.3945/ajcn.111.023457
american journal of clinical nutrition
hooper, lee and kay, colin and abdelhamid, asmaa and kroon, paul a and cohn, jeffrey s and rimm, eric b and cassidy, aedin
effects of chocolate, cocoa, and flavan-3-ols on cardiovascular health: a systematic review and meta-analysis of randomized trials', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29f', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.3109/14767058.2012.683085", "title": "Potential effects of chocolate on human pregnancy: a randomized controlled trial", "authors": [{"person": {"given": "Gian Carlo", "family": "Di Renzo"}}, {"person": {"given": "Eleonora", "family": "Brillo"}}, {"person": {"given": "Maila", "family": "Romanelli"}}, {"person": {"given": "Giuseppina", "family": "Porcaro"}}, {"person": {"given": "Federica", "family": "Capanna"}}, {"person": {"given": "Tomi T", "family": "Kanninen"}}, {"person": {"given": "Sandro", "family": "Gerli"}}, {"person": {"given": "Graziano", "family": "Clerici"}}], "pageEnd": "1867", "entryType": "article", "pageStart": "1860", "published": "2012-06", "otherFields": [{"name": "publisher", "value": "Informa UK Limited"}, {"name": "readstatus", "value": "read"}], "citationKeys": ["Di_Renzo_2012"], "journalIssue": {"number": "10", "volume": "25", "journal": {"issn": ["1476-4954"], "name": "The Journal of Maternal-Fetal & Neonatal Medicine"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'potential effects of chocolate on human pregnancy: a randomized controlled trial', 'di renzo', 2012, 'the journal of maternal-fetal & neonatal medicine', 'di_renzo_2012', '6
25
10
2012
read
article
2012-06
1476-4954
1860-1867
di_renzo_2012
informa uk limited
10.3109/14767058.2012.683085
the journal of maternal-fetal & neonatal medicine
potential effects of chocolate on human pregnancy: a randomized controlled trial
di renzo, gian carlo and brillo, eleonora and romanelli, maila and porcaro, giuseppina and capanna, federica and kanninen, tomi t and gerli, sandro and clerici, graziano', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29g', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.3389/fpsyg.2017.01591", "title": "Effects of Chocolate Deprivation on Implicit and Explicit Evaluation of Chocolate in High and Low Trait Chocolate Cravers", "authors": [{"person": {"given": "Anna", "family": "Richard"}}, {"person": {"given": "Adrian", "family": "Meule"}}, {"person": {"given": "Malte", "family": "Friese"}}, {"person": {"given": "Jens", "family": "Blechert"}}], "entryType": "article", "published": "2017-09", "otherFields": [{"name": "file", "value": ":Richard_2017 - Effects of Chocolate Deprivation on Implicit and Explicit Evaluation of Chocolate in High and Low Trait Chocolate Cravers.pdf:PDF"}, {"name": "publisher", "value": "Frontiers Media SA"}, {"name": "readstatus", "value": "read"}], "citationKeys": ["Richard_2017"], "journalIssue": {"volume": "8", "journal": {"issn": ["1664-1078"], "name": "Frontiers in Psychology"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'effects of chocolate deprivation on implicit and explicit evaluation of chocolate in high and low trait chocolate cravers', 'richard', 2017, 'frontiers in psychology', 'richard_2017', '8
9
2017
read
article
2017-09
1664-1078
richard_2017
frontiers media sa
frontiers in psychology
10.3389/fpsyg.2017.01591
richard, anna and meule, adrian and friese, malte and blechert, jens
effects of chocolate deprivation on implicit and explicit evaluation of chocolate in high and low trait chocolate cravers
:richard_2017 - effects of chocolate deprivation on implicit and explicit evaluation of chocolate in high and low trait chocolate cravers.pdf:pdf', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29h', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.1001/jama.1969.03160370055011", "url": "https://doi.org/10.1001/jama.1969.03160370055011", "title": "Effect of Chocolate on Acne Vulgaris", "eprint": "https://jamanetwork.com/journals/jama/articlepdf/350738/jama_210_11_011.pdf", "authors": [{"person": {"given": "James E.", "family": "Fulton", "suffix": "Jr."}}, {"person": {"given": "Gerd", "family": "Plewig"}}, {"person": {"given": "Albert M.", "family": "Kligman"}}], "pageEnd": "2074", "entryType": "article", "pageStart": "2071", "published": "1969-12", "otherFields": [{"name": "publisher", "value": "American Medical Association (AMA)"}, {"name": "author+latex", "value": "Fulton, James E., Jr. and Plewig, Gerd and Kligman, Albert M."}, {"name": "title+latex", "value": "{Effect of Chocolate on Acne Vulgaris}"}, {"name": "eprint+latex", "value": "https://jamanetwork.com/journals/jama/articlepdf/350738/jama\\_210\\_11\\_011.pdf"}], "citationKeys": ["Fulton_1969"], "journalIssue": {"number": "11", "volume": "210", "journal": {"issn": ["0098-7484"], "name": "JAMA: The Journal of the American Medical Association"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'effect of chocolate on acne vulgaris', 'fulton', 1969, 'jama: the journal of the american medical association', 'fulton_1969', '11
12
210
1969
article
1969-12
0098-7484
2071-2074
fulton_1969
10.1001/jama.1969.03160370055011
american medical association (ama)
effect of chocolate on acne vulgaris
https://doi.org/10.1001/jama.1969.03160370055011
jama: the journal of the american medical association
fulton, jr., james e. and plewig, gerd and kligman, albert m.
https://jamanetwork.com/journals/jama/articlepdf/350738/jama_210_11_011.pdf', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe29j', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 1, '{"doi": "10.1007/s11367-023-02261-y", "title": "Social life cycle assessment in the chocolate industry: A Colombian case study with Luker Chocolate", "authors": [{"person": {"given": "Luisa Marcela", "family": "Luna Ostos"}}, {"person": {"given": "Lindsey", "family": "Roche"}}, {"person": {"given": "Vlad", "family": "Coroama"}}, {"person": {"given": "Matthias", "family": "Finkbeiner"}}], "pageEnd": "951", "entryType": "article", "pageStart": "929", "published": "2024-01", "otherFields": [{"name": "file", "value": ":LunaOstos_2024 - Social Life Cycle Assessment in the Chocolate Industry - A Colombian Case Study with Luker Chocolate.pdf:PDF:https\\://link.springer.com/content/pdf/10.1007/s11367-023-02261-y.pdf"}, {"name": "publisher", "value": "Springer Science and Business Media LLC"}], "citationKeys": ["LunaOstos_2024"], "journalIssue": {"number": "5", "volume": "29", "journal": {"issn": ["1614-7502"], "name": "International Journal of Life Cycle Assessment"}}}', '{}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.491+00', 'social life cycle assessment in the chocolate industry: a colombian case study with luker chocolate', 'luna ostos', 2024, 'international journal of life cycle assessment', 'lunaostos_2024', '5
1
29
2024
article
929-951
2024-01
1614-7502
lunaostos_2024
10.1007/s11367-023-02261-y
springer science and business media llc
international journal of life cycle assessment
luna ostos, luisa marcela and roche, lindsey and coroama, vlad and finkbeiner, matthias
social life cycle assessment in the chocolate industry: a colombian case study with luker chocolate
:lunaostos_2024 - social life cycle assessment in the chocolate industry - a colombian case study with luker chocolate.pdf:pdf:https\://link.springer.com/content/pdf/10.1007/s11367-023-02261-y.pdf', NULL, NULL),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'doc_01m8hjs3rdfz82cq3byeeqe293', 'journalArticle', 'active', '2026-11-28 17:20:52.491+00', 2, '{"doi": "10.1161/circulationaha.108.827022", "note": "Edited before the upgrade", "title": "Cocoa and Cardiovascular Health", "authors": [{"person": {"given": "Roberto", "family": "Corti"}}, {"person": {"given": "Andreas J.", "family": "Flammer"}}, {"person": {"given": "Norman K.", "family": "Hollenberg"}}, {"person": {"given": "Thomas F.", "family": "Lüscher"}}], "pageEnd": "1441", "entryType": "article", "pageStart": "1433", "published": "2009-03", "otherFields": [{"name": "publisher", "value": "Ovid Technologies (Wolters Kluwer Health)"}, {"name": "author+latex", "value": "Corti, Roberto and Flammer, Andreas J. and Hollenberg, Norman K. and Lüscher, Thomas F."}], "citationKeys": ["Corti_2009"], "journalIssue": {"number": "10", "volume": "119", "journal": {"issn": ["1524-4539"], "name": "Circulation"}}}', '{"note": 2}', '2026-11-28 17:20:52.491+00', '2026-11-28 17:20:52.575+00', 'cocoa and cardiovascular health', 'corti', 2009, 'circulation', 'corti_2009', '3
10
119
2009
article
2009-03
1524-4539
1433-1441
corti_2009
circulation
edited before the upgrade
cocoa and cardiovascular health
10.1161/circulationaha.108.827022
ovid technologies (wolters kluwer health)
corti, roberto and flammer, andreas j. and hollenberg, norman k. and luscher, thomas f.', NULL, NULL);




INSERT INTO public.users VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'ada@example.org', 'ada@example.org', '$argon2id$v=19$m=19456,t=2,p=1$EiYc2TNjbdWsQOQELi3OnQ$bpbMDgKrIVehTSc8HrIWhDdU0bQqWi8EQ6QgxvliTbA', '2026-11-28 17:20:52.358+00', NULL);


INSERT INTO public.email_confirmations VALUES
	('\x7d3fbece6b2fa2eab35512fea30c656e04292d7f2f60070b2e514ad7ac5e3ecf', 'user_01m8hjs3kjf1ane01eb2d913zr', 'ada@example.org', '2026-11-29 17:20:52.359+00');


INSERT INTO public.facet_values VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'corti', 'Corti', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'flammer', 'Flammer', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'hollenberg', 'Hollenberg', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'luscher', 'Lüscher', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'cooper', 'Cooper', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'donovan', 'Donovan', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'waterhouse', 'Waterhouse', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'williamson', 'Williamson', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe295'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'ding', 'Ding', 'doc_01m8hjs3rdfz82cq3byeeqe295'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'hutfless', 'Hutfless', 'doc_01m8hjs3rdfz82cq3byeeqe295'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'girotra', 'Girotra', 'doc_01m8hjs3rdfz82cq3byeeqe295'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe296'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'keen', 'Keen', 'doc_01m8hjs3rdfz82cq3byeeqe296'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'katz', 'Katz', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'doughty', 'Doughty', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'ali', 'Ali', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe298'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'parker', 'Parker', 'doc_01m8hjs3rdfz82cq3byeeqe298'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'brotchie', 'Brotchie', 'doc_01m8hjs3rdfz82cq3byeeqe298'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe299'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'scholey', 'Scholey', 'doc_01m8hjs3rdfz82cq3byeeqe299'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'owen', 'Owen', 'doc_01m8hjs3rdfz82cq3byeeqe299'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'tan', 'Tan', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'lim', 'Lim', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'yeo', 'Yeo', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'lee', 'Lee', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'lai', 'Lai', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29b'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'macht', 'Macht', 'doc_01m8hjs3rdfz82cq3byeeqe29b'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'mueller', 'Mueller', 'doc_01m8hjs3rdfz82cq3byeeqe29b'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'tokede', 'Tokede', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'gaziano', 'Gaziano', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'djousse', 'Djoussé', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'garcia', 'Garcia', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'santana', 'Santana', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'baruqui', 'Baruqui', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'suraci', 'Suraci', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'hooper', 'Hooper', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'kay', 'Kay', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'abdelhamid', 'Abdelhamid', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'kroon', 'Kroon', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'cohn', 'Cohn', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'rimm', 'Rimm', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'cassidy', 'Cassidy', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'di renzo', 'Di Renzo', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'brillo', 'Brillo', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'romanelli', 'Romanelli', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'porcaro', 'Porcaro', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'capanna', 'Capanna', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'kanninen', 'Kanninen', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'gerli', 'Gerli', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'clerici', 'Clerici', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["words","[\"persons\",\"author\"]"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["words","[\"persons\",\"author\"]"]', '', 'renzo, di', 'Di Renzo', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29g'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'richard', 'Richard', 'doc_01m8hjs3rdfz82cq3byeeqe29g'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'meule', 'Meule', 'doc_01m8hjs3rdfz82cq3byeeqe29g'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'friese', 'Friese', 'doc_01m8hjs3rdfz82cq3byeeqe29g'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'blechert', 'Blechert', 'doc_01m8hjs3rdfz82cq3byeeqe29g'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'fulton', 'Fulton', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'plewig', 'Plewig', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'kligman', 'Kligman', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29j'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'luna ostos', 'Luna Ostos', 'doc_01m8hjs3rdfz82cq3byeeqe29j'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'roche', 'Roche', 'doc_01m8hjs3rdfz82cq3byeeqe29j'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'coroama', 'Coroama', 'doc_01m8hjs3rdfz82cq3byeeqe29j'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["persons","author"]', '', 'finkbeiner', 'Finkbeiner', 'doc_01m8hjs3rdfz82cq3byeeqe29j'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["words","[\"persons\",\"author\"]"]', '', '', '', 'doc_01m8hjs3rdfz82cq3byeeqe29j'),
	('user_01m8hjs3kjf1ane01eb2d913zr', '["words","[\"persons\",\"author\"]"]', '', 'ostos, luna', 'Luna Ostos', 'doc_01m8hjs3rdfz82cq3byeeqe29j');


INSERT INTO public.group_matches VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh6', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh6', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh7', 'doc_01m8hjs3rdfz82cq3byeeqe298'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh7', 'doc_01m8hjs3rdfz82cq3byeeqe299'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh7', 'doc_01m8hjs3rdfz82cq3byeeqe29b'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe296'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe298'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe299'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe29b'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh6', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh7', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh7', 'doc_01m8hjs3rdfz82cq3byeeqe29g'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe29f'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', 'doc_01m8hjs3rdfz82cq3byeeqe293'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', 'doc_01m8hjs3rdfz82cq3byeeqe294'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe295'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', 'doc_01m8hjs3rdfz82cq3byeeqe295'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe296'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', 'doc_01m8hjs3rdfz82cq3byeeqe296'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe297'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe29a'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', 'doc_01m8hjs3rdfz82cq3byeeqe29c'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', 'doc_01m8hjs3rdfz82cq3byeeqe29d'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe29e'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', 'doc_01m8hjs3rdfz82cq3byeeqe29h'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 'doc_01m8hjs3rdfz82cq3byeeqe29j'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', 'doc_01m8hjs3rdfz82cq3byeeqe29j');


INSERT INTO public.group_members VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3sveq6gxx5zw36wxmgv', 'doc_01m8hjs3rdfz82cq3byeeqe298', '2026-11-28 17:20:52.536+00'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3sveq6gxx5zw36wxmgv', 'doc_01m8hjs3rdfz82cq3byeeqe299', '2026-11-28 17:20:52.536+00'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3sveq6gxx5zw36wxmgv', 'doc_01m8hjs3rdfz82cq3byeeqe29b', '2026-11-28 17:20:52.536+00'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3sveq6gxx5zw36wxmgv', 'doc_01m8hjs3rdfz82cq3byeeqe29f', '2026-11-28 17:20:52.536+00'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3sveq6gxx5zw36wxmgv', 'doc_01m8hjs3rdfz82cq3byeeqe29g', '2026-11-28 17:20:52.536+00');


INSERT INTO public.groups VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', NULL, 0, 'search', 'Entries without a group', NULL, 'independent', NULL, NULL, NULL, true, '{"isRegEx": true, "caseSensitive": false, "searchExpression": "groups !=~ .+"}', NULL, NULL, 'together'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', NULL, 1, 'search', 'Entries without a linked file', NULL, 'independent', NULL, NULL, NULL, true, '{"isRegEx": true, "caseSensitive": false, "searchExpression": "file !=~ .+"}', NULL, NULL, 'together'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh4', NULL, 2, 'explicit', 'Paywalled', NULL, 'independent', NULL, NULL, NULL, true, '{"keywordDelimiter": ","}', NULL, NULL, 'together'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', NULL, 3, 'search', 'To read', NULL, 'independent', '#008080', NULL, NULL, true, '{"isRegEx": true, "caseSensitive": false, "searchExpression": "groups !=~ .+ and readstatus !=~ .+"}', NULL, NULL, 'together'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh6', NULL, 4, 'wordKeyword', 'Skimmed', NULL, 'independent', '#ffff00', NULL, NULL, true, '{"field": "readstatus", "caseSensitive": false, "keywordDelimiter": ",", "searchExpression": "skimmed", "onlySplitWordsAtDelimiter": false}', NULL, NULL, 'together'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3st1vv3rxsg4qz1jdh7', NULL, 5, 'wordKeyword', 'Read', NULL, 'independent', '#00ff00', NULL, NULL, false, '{"field": "readstatus", "caseSensitive": false, "keywordDelimiter": ",", "searchExpression": "read", "onlySplitWordsAtDelimiter": false}', NULL, NULL, 'together'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'grp_01m8hjs3sveq6gxx5zw36wxmgv', NULL, 6, 'explicit', 'Used', NULL, 'independent', '#0000ff', NULL, NULL, true, '{"keywordDelimiter": ","}', NULL, NULL, 'together');


INSERT INTO public.journals VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_607f8df28b9ba637049e9fd61b397944', 'circulation', '{15244539}', '{"issn": ["1524-4539"], "name": "Circulation"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_25f7a53e577762d60c0b280f58a3e751', 'british journal of nutrition', '{14752662}', '{"issn": ["1475-2662"], "name": "British Journal of Nutrition"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_02163066ea1b0b94228c9d10cd0ec414', 'nutrition & metabolism', '{17437075}', '{"issn": ["1743-7075"], "name": "Nutrition & Metabolism"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_7097e2febe4c1aa562cd6afe92935566', 'journal of the american college of nutrition', '{15411087}', '{"issn": ["1541-1087"], "name": "Journal of the American College of Nutrition"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_1f07cde1cb23ed2d536d58977c4de579', 'antioxidants & redox signaling', '{15577716}', '{"issn": ["1557-7716"], "name": "Antioxidants & Redox Signaling"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_623daeffe30f13e5c7f77c9316da2692', 'journal of affective disorders', '{01650327}', '{"issn": ["0165-0327"], "name": "Journal of Affective Disorders"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_d4ccdc4b6365ad1e9dcf39a0b1726ae6', 'nutrition reviews', '{00296643}', '{"issn": ["0029-6643"], "name": "Nutrition Reviews"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_d1e6948f9161fe2cdbf2372c1cc9e2b0', 'nutrients', '{20726643}', '{"issn": ["2072-6643"], "name": "Nutrients"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_dbd5c94ec432042b0dcb1ee5cd19633d', 'appetite', '{01956663}', '{"issn": ["0195-6663"], "name": "Appetite"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_36dc69bfe9303541f1e87a0c03c7cdf3', 'european journal of clinical nutrition', '{14765640}', '{"issn": ["1476-5640"], "name": "European Journal of Clinical Nutrition"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_c3ee8c443df05f8629c5fa9502eff3d7', 'reviews in cardiovascular medicine', '{21538174}', '{"issn": ["2153-8174"], "name": "Reviews in Cardiovascular Medicine"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_3d87f420821809d9e3aba6f3df7a5236', 'american journal of clinical nutrition', '{00029165}', '{"issn": ["0002-9165"], "name": "American Journal of Clinical Nutrition"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_a06b3acaf7e3e943e275f9a8c3aac7ab', 'the journal of maternal-fetal & neonatal medicine', '{14764954}', '{"issn": ["1476-4954"], "name": "The Journal of Maternal-Fetal & Neonatal Medicine"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_232187f0f64266c3942e24f00c1ef11a', 'frontiers in psychology', '{16641078}', '{"issn": ["1664-1078"], "name": "Frontiers in Psychology"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_2342dec33abe082875525ad3b71ce5a1', 'jama: the journal of the american medical association', '{00987484}', '{"issn": ["0098-7484"], "name": "JAMA: The Journal of the American Medical Association"}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'jrn_dbe0588c3f95131352775c0488ac51ce', 'international journal of life cycle assessment', '{16147502}', '{"issn": ["1614-7502"], "name": "International Journal of Life Cycle Assessment"}');


INSERT INTO public.known_devices VALUES
	('\x883c8ce5e9db72defb46e963d9f716d07aae72e024cd3ae663fa3afaef1331ed', 'user_01m8hjs3kjf1ane01eb2d913zr', '2026-11-28 17:20:52.361+00', '2026-11-28 17:20:52.404+00');


INSERT INTO public.library_parts VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 1, 'META', 'databaseType', 'biblatex;'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 2, 'META', 'fileDirectory', 'pdfs;'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 3, 'META', 'groups-search-syntax-version', '6.0-alpha_1'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 4, 'META', 'keypatterndefault', '[auth]_[year];');


INSERT INTO public.list_sizes VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'members', 'grp_01m8hjs3sveq6gxx5zw36wxmgv', 5),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'matches', 'grp_01m8hjs3st1vv3rxsg4qz1jdh7', 5),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'matches', 'grp_01m8hjs3st1vv3rxsg4qz1jdh6', 3),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'matches', 'grp_01m8hjs3st1vv3rxsg4qz1jdh3', 12),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'matches', 'grp_01m8hjs3st1vv3rxsg4qz1jdh5', 8),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'matches', 'grp_01m8hjs3st1vv3rxsg4qz1jdh2', 11);


















INSERT INTO public.sessions VALUES
	('ses_01m8hjs3nk3g5q2v9erdha20tj', 'user_01m8hjs3kjf1ane01eb2d913zr', '\x17103cfae858904a409911fcce88d4a317e7a0a9c9caacd8e025f19e8c847270', '2026-11-28 17:20:52.403+00', '2026-11-28 17:20:52.403+00', 'node');




INSERT INTO public.undo_steps VALUES
	('user_01m8hjs3kjf1ane01eb2d913zr', 'undo_01m8hjs3rbd1g74vtx69h8tfkt', 'add', '2026-11-28 17:20:52.491+00', '{doc_01m8hjs3rdfz82cq3byeeqe293,doc_01m8hjs3rdfz82cq3byeeqe294,doc_01m8hjs3rdfz82cq3byeeqe295,doc_01m8hjs3rdfz82cq3byeeqe296,doc_01m8hjs3rdfz82cq3byeeqe297,doc_01m8hjs3rdfz82cq3byeeqe298,doc_01m8hjs3rdfz82cq3byeeqe299,doc_01m8hjs3rdfz82cq3byeeqe29a,doc_01m8hjs3rdfz82cq3byeeqe29b,doc_01m8hjs3rdfz82cq3byeeqe29c,doc_01m8hjs3rdfz82cq3byeeqe29d,doc_01m8hjs3rdfz82cq3byeeqe29e,doc_01m8hjs3rdfz82cq3byeeqe29f,doc_01m8hjs3rdfz82cq3byeeqe29g,doc_01m8hjs3rdfz82cq3byeeqe29h,doc_01m8hjs3rdfz82cq3byeeqe29j}', NULL, '{"key": null, "sent": 16, "added": ["doc_01m8hjs3rdfz82cq3byeeqe293", "doc_01m8hjs3rdfz82cq3byeeqe294", "doc_01m8hjs3rdfz82cq3byeeqe295", "doc_01m8hjs3rdfz82cq3byeeqe296", "doc_01m8hjs3rdfz82cq3byeeqe297", "doc_01m8hjs3rdfz82cq3byeeqe298", "doc_01m8hjs3rdfz82cq3byeeqe299", "doc_01m8hjs3rdfz82cq3byeeqe29a", "doc_01m8hjs3rdfz82cq3byeeqe29b", "doc_01m8hjs3rdfz82cq3byeeqe29c", "doc_01m8hjs3rdfz82cq3byeeqe29d", "doc_01m8hjs3rdfz82cq3byeeqe29e", "doc_01m8hjs3rdfz82cq3byeeqe29f", "doc_01m8hjs3rdfz82cq3byeeqe29g", "doc_01m8hjs3rdfz82cq3byeeqe29h", "doc_01m8hjs3rdfz82cq3byeeqe29j"], "apart": [], "parts": [{"kind": "META", "name": "databaseType", "value": "biblatex;"}, {"kind": "META", "name": "fileDirectory", "value": "pdfs;"}, {"kind": "META", "name": "groups-search-syntax-version", "value": "6.0-alpha_1"}, {"kind": "META", "name": "keypatterndefault", "value": "[auth]_[year];"}], "edited": []}'),
	('user_01m8hjs3kjf1ane01eb2d913zr', 'undo_01m8hjs3ts5r9jgktmtzj2k692', 'addGroups', '2026-11-28 17:20:52.536+00', '{}', NULL, '{"made": [{"id": "grp_01m8hjs3st1vv3rxsg4qz1jdh2", "fingerprint": "aTgIwTpJwNJVD9JRF0-wz4tlUmPQkZHwWT_-_1cpJUY"}, {"id": "grp_01m8hjs3st1vv3rxsg4qz1jdh3", "fingerprint": "kge8UqZjkfL0ZlpT6g56WNA2QILKPKa8AVjkqyVL-n8"}, {"id": "grp_01m8hjs3st1vv3rxsg4qz1jdh4", "fingerprint": "nuB5RDF2LqP4UARcWs4XWqqyUPbvtTciU6YgZojn7Mo"}, {"id": "grp_01m8hjs3st1vv3rxsg4qz1jdh5", "fingerprint": "k24XYVP7CaWufDW7ZTxtptbKtg8oj65mZ9R_KBR-1Mc"}, {"id": "grp_01m8hjs3st1vv3rxsg4qz1jdh6", "fingerprint": "GeLbTxZIgEwZJqXD40QEXljI9DJFX9JqdyLQD7rblDo"}, {"id": "grp_01m8hjs3st1vv3rxsg4qz1jdh7", "fingerprint": "jLM3E6FyVVT-nESpuj6PmFlQHmSoNxH9j5I4vAmvRqo"}, {"id": "grp_01m8hjs3sveq6gxx5zw36wxmgv", "fingerprint": "rUz0NO1GS6H9LRkPhbbiIVrokRy5NN4neA7ctSxw4m4"}], "members": [{"since": "2026-11-28T17:20:52.536Z", "groupId": "grp_01m8hjs3sveq6gxx5zw36wxmgv", "documentId": "doc_01m8hjs3rdfz82cq3byeeqe298"}, {"since": "2026-11-28T17:20:52.536Z", "groupId": "grp_01m8hjs3sveq6gxx5zw36wxmgv", "documentId": "doc_01m8hjs3rdfz82cq3byeeqe299"}, {"since": "2026-11-28T17:20:52.536Z", "groupId": "grp_01m8hjs3sveq6gxx5zw36wxmgv", "documentId": "doc_01m8hjs3rdfz82cq3byeeqe29b"}, {"since": "2026-11-28T17:20:52.536Z", "groupId": "grp_01m8hjs3sveq6gxx5zw36wxmgv", "documentId": "doc_01m8hjs3rdfz82cq3byeeqe29f"}, {"since": "2026-11-28T17:20:52.536Z", "groupId": "grp_01m8hjs3sveq6gxx5zw36wxmgv", "documentId": "doc_01m8hjs3rdfz82cq3byeeqe29g"}]}');
