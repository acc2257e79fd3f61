import type { ContactWords } from "./words.ts";

export const indonesian: ContactWords = {
  writeTo: "Tulis kepada",
  yourName: "Nama Anda",
  yourEmail: "Alamat email Anda",
  yourMessage: "Pesan Anda",
  leaveEmpty: "Biarkan kolom ini kosong",
  send: "Kirim pesan",
  privacyNote: "Pesan dan alamat Anda hanya sampai kepada pemilik situs ini.",
  sent: "Pesan Anda sedang dikirim",
  sentNote: "Balasan akan datang melalui email.",
  back: "Kembali ke situs",
  notSent: "Pesan Anda belum terkirim",
  wrongName: "Tuliskan nama Anda dalam satu baris.",
  wrongEmail: "Tuliskan alamat email yang dapat dibalas.",
  wrongMessage: "Tuliskan pesan paling banyak 5.000 karakter.",
  tooMany: "Terlalu banyak pesan masuk. Tunggu sebentar, lalu kirim lagi.",
};
