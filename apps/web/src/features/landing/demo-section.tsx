import { Button } from "@vitrine/ui";
import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Near } from "./near.tsx";

const ProductTour = lazy(async () => ({ default: (await import("./product-tour.tsx")).ProductTour }));

/** A screen of the product, and a tour of it in about two minutes that is loaded when it is asked for. */
export function DemoSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section id="demo" aria-labelledby="demo-title" className="page-gutter mx-auto max-w-[90rem] pt-10 lg:pt-24">
      <h2 id="demo-title" className="text-h1">
        See it at work
      </h2>
      <div className="mt-8 max-w-[64rem]">
        {isOpen ? (
          <Suspense fallback={<div className="aspect-video bg-sunken" />}>
            <ProductTour />
          </Suspense>
        ) : (
          <div className="relative grid aspect-video place-items-center overflow-hidden border border-line bg-sunken shadow-plinth">
            <div className="absolute inset-0">
              <Near>
                <img
                  src="/steps/demo.webp"
                  alt="The builder: the sections of a site beside its preview"
                  width={1280}
                  height={720}
                  className="h-full w-full object-cover object-top"
                />
              </Near>
            </div>
            <Button
              className="relative shadow-overlay"
              size="large"
              variant="primary"
              icon={<Play size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setOpen(true)}
            >
              2 min demo
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
