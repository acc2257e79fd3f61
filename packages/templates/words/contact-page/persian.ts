import type { ContactWords } from "./words.ts";

export const persian: ContactWords = {
  writeTo: "پیام به",
  yourName: "نام شما",
  yourEmail: "نشانی ایمیل شما",
  yourMessage: "پیام شما",
  leaveEmpty: "این بخش را خالی بگذارید",
  send: "ارسال پیام",
  privacyNote: "پیام و نشانی شما تنها به صاحب این سایت می‌رسد.",
  sent: "پیام شما در راه است",
  sentNote: "پاسخ با ایمیل خواهد آمد.",
  back: "بازگشت به سایت",
  notSent: "پیام شما هنوز ارسال نشده است",
  wrongName: "لطفاً نام خود را در یک سطر بنویسید.",
  wrongEmail: "لطفاً ایمیلی بنویسید که بتوان به آن پاسخ داد.",
  wrongMessage: "لطفاً پیامی با حداکثر ۵۰۰۰ نویسه بنویسید.",
  tooMany: "پیام‌های زیادی از اینجا رسیده است. لطفاً کمی صبر کنید و دوباره بفرستید.",
};
